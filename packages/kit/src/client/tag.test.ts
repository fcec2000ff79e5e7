import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tagOf } from './tag.ts';

it('is the same for the same text, short, and fit for an entry of the session', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(tagOf(text)).toBe(tagOf(text));
      expect(tagOf(text)).toMatch(/^[a-z\d]{1,11}$/);
    }),
  );
});

it('tells texts apart that differ little', () => {
  const texts = Array.from({ length: 20_000 }, (_, at) => `token-${at}`);
  expect(new Set(texts.map(tagOf)).size).toBe(texts.length);
});

it.each([
  ['', 3_338_908_027_751_811],
  ['a', 7_929_297_801_672_961],
  ['b', 8_684_336_938_537_663],
  ['revenge', 4_051_478_007_546_757],
  ['revenue', 8_309_097_637_345_594],
])('of %j is the number that the public hash gives', (text, number) => {
  expect(Number.parseInt(tagOf(text), 36)).toBe(number);
});
