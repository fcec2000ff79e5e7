import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCountedDown, minutesLeft, newestFirst, orderStatus, secondsLeft } from './status.ts';

const now = Date.parse('2026-06-01T10:00:00+08:00');
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

describe('orderStatus: a waiting order is expired once its time is over', () => {
  it.each([
    ['waiting', at(1), 'waiting'],
    ['waiting', at(0), 'expired'],
    ['waiting', undefined, 'waiting'],
    ['completed', at(-1), 'completed'],
    ['cancelled', at(-1), 'cancelled'],
  ] as const)('%s until %s → %s', (state, payUntil, status) => {
    expect(orderStatus({ state, payUntil }, now)).toBe(status);
  });
});

describe('isCountedDown: within the last hour', () => {
  it.each([
    [60, true],
    [60.1, false],
    [4320, false],
    [0, true],
    [-5, true],
  ])('%d min → %s', (minutes, counted) => {
    expect(isCountedDown(at(minutes), now)).toBe(counted);
  });
});

describe('minutesLeft: rounded up', () => {
  it.each([
    [15, 15],
    [14.01, 15],
    [0.01, 1],
    [0, 0],
    [-3, 0],
  ])('%d → %d', (minutes, left) => {
    expect(minutesLeft(at(minutes), now)).toBe(left);
  });

  it('property: is 0 exactly when the order is expired', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e7, max: 1e7 }), (ahead) => {
        const payUntil = new Date(now + ahead).toISOString();
        expect(minutesLeft(payUntil, now) === 0).toBe(
          orderStatus({ state: 'waiting', payUntil }, now) === 'expired',
        );
      }),
    );
  });
});

it('newest first, whatever the offsets; equal ones stay', () => {
  const orders = [
    { id: 'a', orderedAt: '2026-06-01T09:00:00+08:00' },
    { id: 'b', orderedAt: '2026-06-01T10:30:00+09:00' },
    { id: 'c', orderedAt: '2026-06-01T09:00:00+08:00' },
  ];
  expect(newestFirst(orders).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});

it('has no limit where the airline names none', () => {
  expect(secondsLeft(undefined, now)).toBeUndefined();
  expect(secondsLeft(at(0.501), now)).toBe(31);
  expect(secondsLeft(at(-1), now)).toBe(0);
});
