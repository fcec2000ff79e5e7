import fc from 'fast-check';
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { webCryptoCipher } from './cipher.ts';
import { runs } from '../../../../vitest.runs.ts';

const key = btoa('0123456789abcdef0123456789abcdef');

describe('webCryptoCipher', () => {
  it('opens what it has locked, for any text', async () => {
    const cipher = webCryptoCipher(key);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        expect(await cipher.decrypt(await cipher.encrypt(text))).toBe(text);
      }),
      runs(1 / 40),
    );
  });

  it('is AES-256-CBC with PKCS#7 and the IV in front', async () => {
    const bytes = Buffer.from(await webCryptoCipher(key).encrypt('{"cn":"单"}'), 'base64');
    const plain = createDecipheriv('aes-256-cbc', Buffer.from(key, 'base64'), bytes.subarray(0, 16));
    expect(Buffer.concat([plain.update(bytes.subarray(16)), plain.final()]).toString()).toBe('{"cn":"单"}');
  });

  it('takes a new IV each time', async () => {
    const cipher = webCryptoCipher(key);
    const made = await Promise.all(Array.from({ length: 20 }, () => cipher.encrypt('same')));
    expect(new Set(made.map((text) => text.slice(0, 20))).size).toBe(20);
  });

  it('does not open another key’s text, nor text that is no cipher text', async () => {
    const other = webCryptoCipher(btoa('f'.repeat(32)));
    await expect(
      webCryptoCipher(key).decrypt(await other.encrypt('a text of more than one block')),
    ).rejects.toThrow(/./);
    await expect(webCryptoCipher(key).decrypt('###')).rejects.toThrow(/./);
    await expect(webCryptoCipher(key).decrypt('')).rejects.toThrow(/./);
  });

  it('does not guess at bytes that are no text', async () => {
    const iv = Buffer.alloc(16);
    const locking = createCipheriv('aes-256-cbc', Buffer.from(key, 'base64'), iv);
    const locked = Buffer.concat([iv, locking.update(Buffer.of(0xff, 0xfe)), locking.final()]);
    await expect(webCryptoCipher(key).decrypt(locked.toString('base64'))).rejects.toThrow(TypeError);
  });

  it.each(['', 'short', btoa('x'.repeat(16)), btoa('x'.repeat(33)), 'ü'.repeat(44)])(
    'refuses the key %j without repeating it',
    (bad) => {
      expect(() => webCryptoCipher(bad)).toThrow(new TypeError('The cipher’s key is not 32 bytes in base64'));
    },
  );
});
