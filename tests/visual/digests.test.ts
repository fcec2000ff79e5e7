import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { baselineOf, baselinesFile, baselinesIn, changeOf, format, lineOf, parse } from './digests.ts';
import type { Pixels } from './png.ts';

const grey = (width: number, height: number, last = 100): Pixels => {
  const rgb = Buffer.alloc(width * height * 3, 100);
  rgb[rgb.length - 1] = last;
  return { width, height, rgb };
};

const [basic, dark] = [baselineOf(grey(20, 3)), baselineOf(grey(20, 3, 101))];

it('the same pixels have the same digest, one shade of one pixel or another shape another', () => {
  expect(baselineOf(grey(20, 3))).toEqual(basic);
  expect(basic).toEqual({ width: 20, height: 3, digest: expect.stringMatching(/^[\da-f]{32}$/) });
  expect(dark.digest).not.toBe(basic.digest);
  expect(baselineOf(grey(3, 20)).digest).not.toBe(basic.digest);
});

it('baselines are read as they were written, a line each, sorted by name', () => {
  const baselines = new Map([
    ['zh-light-390/basic', basic],
    ['en-light-390/basic', { ...dark, height: undefined }],
  ]);
  const text = format(baselines);
  expect(text).toBe(`en-light-390/basic 20x? ${dark.digest}\nzh-light-390/basic 20x3 ${basic.digest}\n`);
  expect(parse(text)).toEqual(baselines);
  expect([...parse(text).keys()]).toEqual(['en-light-390/basic', 'zh-light-390/basic']);
});

it('of two lines for one picture the later holds', () => {
  const text = lineOf('zh-light-390/basic', basic) + lineOf('zh-light-390/basic', dark);
  expect(parse(text).get('zh-light-390/basic')).toEqual(dark);
});

it.each(['<<<<<<< HEAD', 'zh-light-390/basic 20x3', `basic 20x3 ${basic.digest}`])(
  'a line that is none is refused: %s',
  (line) => expect(() => parse(`${line}\n`)).toThrow(`"${line}"`),
);

it('a file that is not there has no baselines', () => {
  expect(baselinesIn(join(tmpdir(), baselinesFile('no/such')))).toEqual(new Map());
});

it.each([
  ['the same', basic, undefined],
  ['missing', undefined, 'It has no baseline.'],
  ['of other pixels', dark, 'Its pixels are not those of its baseline.'],
  ['of another size', baselineOf(grey(20, 4)), 'It was 20×4 px, and is 20×3.'],
  [
    'of a size that was not kept',
    { ...dark, height: undefined },
    'Its pixels are not those of its baseline.',
  ],
  ['the same, of a size that was not kept', { ...basic, height: undefined }, undefined],
])('a baseline that is %s', (_, kept, sentence) => {
  expect(changeOf(kept, basic)).toBe(sentence);
});
