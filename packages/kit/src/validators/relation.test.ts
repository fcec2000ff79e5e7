import fc from 'fast-check';
import { expect, it } from 'vitest';
import { relations } from '../rules/relations.ts';
import { relation } from './relation.ts';
import { refuse } from './result.ts';
import { runs } from '../../../../vitest.runs.ts';

it.each(relations)('$id', (one) => {
  expect(relation(one.id)).toEqual({ ok: true, value: one });
});

it.each(['', 'S', 'Spouse', 'toString', '__proto__'])('refuses %j', (input) => {
  expect(relation(input)).toEqual(refuse('relation.choose'));
});

it('property: relation takes its ids alone', () => {
  const ids = new Set<string>(relations.map(({ id }) => id));
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom(...ids)), (input) => {
      expect(relation(input).ok).toBe(ids.has(input));
    }),
    runs(),
  );
});
