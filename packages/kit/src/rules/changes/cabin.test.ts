import { expect, it } from 'vitest';
import { loweredCabin } from './cabin.ts';

it.each([
  [['business'], ['economy'], { was: 'business', is: 'economy' }],
  [['economy', 'business'], ['business', 'premium'], { was: 'business', is: 'premium' }],
  [['economy'], ['economy'], undefined],
  [['economy'], ['business'], undefined],
  [['suite'], ['economy'], undefined],
  [['business'], [], undefined],
])('from %j to %j the cabin is lowered: %j', (before, after, lowered) => {
  expect(loweredCabin(before, after)).toEqual(lowered);
});
