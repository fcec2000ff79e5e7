import { expect, test } from 'vitest';
import { mapOf } from '../../../rules/seats/samples.support.ts';
import { layoutOf } from '../../../rules/seats/layout.ts';
import { acrossLength } from './across.ts';
import { acrossSizes } from './across-sizes.ts';
import { deckPlan } from './deck-plan.ts';

const { head, letters, wall, door, nose, tail } = acrossSizes;
const lengthOf = (...cabins: Parameters<typeof mapOf>[0]) =>
  acrossLength(deckPlan(layoutOf(mapOf(cabins)), 0));

test('a cabin has its name and its letters beside its rows', () => {
  const one = { letters: 'AB CD', rows: ['.. ..', '.. ..'] };
  expect(lengthOf(one)).toBe(nose + head + letters + tail);
  expect(lengthOf(one, one)).toBe(nose + 2 * (head + letters) + tail);
});

test('doors, and a wall within a cabin, take their breadth', () => {
  const rows = ['.. ..', { drawn: '.. ..', exit: 'both' as const }, { drawn: '.. ..', bulkhead: true }];
  expect(lengthOf({ letters: 'AB CD', rows })).toBe(nose + head + letters + door + wall + tail);
});
