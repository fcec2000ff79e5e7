import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress, encodingFor } from './encoding.ts';

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['br;q=0, *;q=0.5', 'gzip'],
    [undefined, undefined],
    ['', undefined],
  ])('for %s is %s', (accept, expected) => {
    expect(encodingFor(accept)).toBe(expected);
  });

  it('is among what is offered', () => {
    expect(encodingFor('br', ['gzip'])).toBeUndefined();
    expect(encodingFor('br, gzip', ['gzip'])).toBe('gzip');
  });

  it('gives the same text back', async () => {
    const body = Buffer.from('积分账单'.repeat(200));
    expect(brotliDecompressSync(await compress.br(body))).toEqual(body);
    expect(gunzipSync(await compress.gzip(body))).toEqual(body);
  });
});
