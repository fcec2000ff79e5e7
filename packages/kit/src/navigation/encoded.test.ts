import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readEncoded } from './encoded.ts';
import { runs } from '../../../../vitest.runs.ts';

const encode = (text: string) => Buffer.from(text).toString('base64url');
const anything = (read: unknown) => read;
const member = z.strictObject({ ffpNo: z.string().check(z.regex(/^\d{12}$/)), name: z.string() });
const parse = (read: unknown) => {
  const parsed = z.safeParse(member, read);
  return parsed.success ? parsed.data : undefined;
};

describe('readEncoded', () => {
  it('reads what fits', () => {
    const value = { ffpNo: '600000000001', name: '张三🌏' };
    expect(readEncoded(parse, encode(JSON.stringify(value)))).toEqual(value);
  });

  it('reads the padded form too', () => {
    expect(
      ['7', '77', '777'].map((text) =>
        readEncoded(anything, Buffer.from(text).toString('base64').replaceAll('+', '-').replaceAll('/', '_')),
      ),
    ).toEqual([7, 77, 777]);
  });

  it.each([
    ['an empty value', ''],
    ['no text', 7],
    ['nothing', undefined],
    ['the other alphabet', Buffer.from('"??>>"').toString('base64')],
    ['plain JSON', '{"ffpNo":"600000000001","name":"a"}'],
    ['no base64', '%%%'],
    ['a cut value', 'A'],
    ['a blank in it', 'ey J9'],
    ['no JSON', encode('{')],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]).toString('base64url')],
    ['encoded twice', encode(encode('{"ffpNo":"600000000001","name":"a"}'))],
    ['another shape', encode('{"ffpNo":1,"name":"a"}')],
    ['an extra field', encode('{"ffpNo":"600000000001","name":"a","token":"t"}')],
    ['a list', encode('[]')],
    ['null', encode('null')],
    ['too much', encode(JSON.stringify({ ffpNo: '600000000001', name: 'a'.repeat(1600) }))],
  ])('refuses %s', (_, value) => {
    expect(readEncoded(parse, value)).toBeUndefined();
  });

  it('takes an exception of the schema for a refusal', () => {
    const refuse = () => {
      throw new Error('no');
    };
    expect(readEncoded(refuse, encode('1'))).toBeUndefined();
  });

  it('leaves prototypes alone, and never throws', () => {
    readEncoded(anything, encode('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'));
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json().map(encode),
          fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('base64url')),
        ),
        (value) => {
          expect(() => readEncoded(anything, value)).not.toThrow();
        },
      ),
      runs(5),
    );
  });

  it('gives back any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
        const text = encode(JSON.stringify(value));
        fc.pre(text.length <= 2048);
        expect(readEncoded((read) => [read], text)).toEqual([JSON.parse(JSON.stringify(value))]);
      }),
    );
  });
});
