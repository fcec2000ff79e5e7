import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deadlineOf, isPayable, paymentStatus, paymentStates } from './payment.ts';
import { secondsLeft } from '../orders/status.ts';

const payUntil = '2026-06-01T10:15:00+08:00';
const end = Date.parse(payUntil);

describe('secondsLeft', () => {
  it.each([
    [900_000, 900],
    [1, 1],
    [1000, 1],
    [1001, 2],
    [0, 0],
    [-5000, 0],
  ])('%i ms before the end are %i', (before, seconds) => {
    expect(secondsLeft(payUntil, end - before)).toBe(seconds);
  });

  it('are not limited without an end', () => {
    expect(secondsLeft(undefined, end)).toBeUndefined();
  });
});

it('what is open, was left or has failed can be paid', () => {
  expect(paymentStates.filter(isPayable)).toEqual(['open', 'unpaid', 'failed']);
});

describe('paymentStatus', () => {
  it('has expired from the last moment on, as long as it could be paid', () => {
    fc.assert(
      fc.property(fc.constantFrom(...paymentStates), fc.integer({ min: -1e6, max: 1e6 }), (state, after) => {
        const standing = paymentStatus({ state, payUntil }, end + after);
        expect(standing).toBe(isPayable(state) && after >= 0 ? 'expired' : state);
      }),
    );
  });

  it('never expires without an end', () => {
    for (const state of paymentStates) expect(paymentStatus({ state }, end)).toBe(state);
  });
});

describe('deadlineOf', () => {
  const price = '2026-06-01T10:12:00+08:00';
  const at = (time: string) => Date.parse(`2026-06-01T${time}+08:00`);

  it.each([
    ['the price, which ends first', { payUntil, priceUntil: price }, '10:00:00', 'price', 720],
    ['the order once the price is over', { payUntil, priceUntil: price }, '10:13:00', 'order', 120],
    ['the order, which ends first', { payUntil: price, priceUntil: payUntil }, '10:10:00', 'order', 120],
    ['the order where both are one', { payUntil, priceUntil: payUntil }, '10:10:00', 'order', 300],
    ['the order alone', { payUntil }, '10:10:00', 'order', 300],
    ['the price alone', { priceUntil: price }, '10:10:00', 'price', 120],
    [
      'the order that has ended',
      { payUntil, priceUntil: '2026-06-01T10:30:00+08:00' },
      '10:16:00',
      'order',
      0,
    ],
  ] as const)('is %s', (_, kept, now, of, seconds) => {
    expect(deadlineOf(kept, at(now))).toEqual({ of, seconds });
  });

  it('is none without a limit', () => {
    expect(deadlineOf({}, at('10:00:00'))).toBeUndefined();
  });
});
