import { describe, expect, it } from 'vitest';
import { allowanceShift, type Allowance } from './baggage.ts';

const none: Allowance = { answer: 'refused' };
const unknown: Allowance = { answer: 'unknown' };
const bag = (kg?: number, pieces?: number): Allowance => ({ answer: 'allowed', kg, pieces });

describe('allowanceShift', () => {
  it.each<[Allowance, Allowance, string]>([
    [bag(20, 1), none, 'less'],
    [none, bag(20, 1), 'more'],
    [bag(20, 1), bag(20), 'kept'],
    [none, none, 'kept'],
    [bag(20, 1), bag(23, 2), 'more'],
    [bag(undefined, 2), bag(32, 1), 'less'],
    [bag(), bag(20), 'other'],
    [unknown, none, 'other'],
    [bag(20), unknown, 'other'],
  ])('of %o and %o is %s', (was, is, shift) => {
    expect(allowanceShift(was, is)).toBe(shift);
  });
});
