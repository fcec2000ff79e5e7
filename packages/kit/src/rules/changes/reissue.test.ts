import { expect, it } from 'vitest';
import type { FeeRule } from '../fare-ladder/ladder.ts';
import { isCovered, keptRule } from './reissue.ts';

it.each([
  [true, 'economy', 'economy', true],
  [true, 'economy', 'first', false],
  [true, 'business', 'economy', false],
  [false, 'economy', 'first', true],
])('caused by the airline: %s, from %s into %s: %s', (involuntary, was, is, covered) =>
  expect(isCovered(involuntary, was, is)).toBe(covered),
);

it('keeps one rule, and none where the tickets have several', () => {
  const free: FeeRule = [{ refund: { answer: 'unknown' }, change: { answer: 'amount', amount: 0 } }];
  const none: FeeRule = [{ refund: { answer: 'refused' }, change: { answer: 'refused' } }];
  expect(keptRule([free, free.map((band) => ({ ...band }))])).toEqual(free);
  expect(keptRule([free, none])).toBeUndefined();
  expect(keptRule([])).toBeUndefined();
});
