import { expect, it } from 'vitest';
import { nextPlace } from './keys.ts';

it.each([
  ['ArrowDown', 3, 10, 0, 4],
  ['ArrowDown', 9, 10, 0, 9],
  ['ArrowDown', -1, 10, 6, 6],
  ['ArrowDown', -1, 10, 60, 9],
  ['ArrowUp', 3, 10, 0, 2],
  ['ArrowUp', 0, 10, 0, 0],
  ['ArrowUp', -1, 10, 6, 6],
  ['PageDown', 0, 100, 0, 8],
  ['PageDown', -1, 100, 0, 8],
  ['PageDown', 98, 100, 0, 99],
  ['PageUp', 20, 100, 0, 12],
  ['PageUp', 3, 100, 0, 0],
  ['Home', 5, 10, 0, 0],
  ['End', 5, 10, 0, 9],
  ['End', -1, 0, 0, undefined],
  ['a', 5, 10, 0, undefined],
  ['toString', 5, 10, 0, undefined],
])('%s from %d of %d, beginning at %d: %s', (key, place, total, from, next) => {
  expect(nextPlace(key, place, total, from)).toBe(next);
});
