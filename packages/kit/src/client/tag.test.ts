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
