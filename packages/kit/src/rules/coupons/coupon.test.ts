import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../days.ts';
import { couponsByState, couponsIn, couponStates, daysLeft } from './coupon.ts';

const today = '2026-06-01';
const coupon = fc.record({
  id: fc.uuid(),
  state: fc.constantFrom(...couponStates),
  expireDate: fc.integer({ min: -400, max: 400 }).map((days) => addDays(today, days)),
  usedOn: fc.option(
    fc.integer({ min: -400, max: 0 }).map((days) => addDays(today, days)),
    { nil: undefined },
  ),
});

it('the last day counts as none left, the day after as one too many', () => {
  expect(daysLeft({ expireDate: today }, today)).toBe(0);
  expect(daysLeft({ expireDate: '2026-06-07' }, today)).toBe(6);
  expect(daysLeft({ expireDate: '2026-05-31' }, today)).toBe(-1);
});

describe('coupons by state', () => {
  it('are all there, each once', () => {
    fc.assert(
      fc.property(fc.array(coupon), (coupons) => {
        const ids = couponsByState(coupons).flatMap((group) => group.coupons.map(({ id }) => id));
        expect(ids.toSorted()).toEqual(coupons.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('leave no group without a coupon, and keep the order of the states', () => {
    fc.assert(
      fc.property(fc.array(coupon), (coupons) => {
        const states = couponsByState(coupons).map(({ state }) => state);
        expect(states).toEqual(couponStates.filter((state) => coupons.some((each) => each.state === state)));
      }),
    );
  });

  it('begin with what ends first, and of what is over with the latest', () => {
    const [near, far] = ['2026-06-07', '2026-12-31'];
    const usable = [far, near].map((expireDate) => ({ state: 'usable' as const, expireDate }));
    expect(couponsIn(usable, 'usable').map(({ expireDate }) => expireDate)).toEqual([near, far]);
    const used = ['2026-03-01', '2026-05-01'].map((usedOn) => ({
      state: 'used' as const,
      expireDate: far,
      usedOn,
    }));
    expect(couponsIn(used, 'used').map(({ usedOn }) => usedOn)).toEqual(['2026-05-01', '2026-03-01']);
    const unsaid = [near, far].map((expireDate) => ({ state: 'used' as const, expireDate }));
    expect(couponsIn(unsaid, 'used').map(({ expireDate }) => expireDate)).toEqual([far, near]);
    const over = [near, far].map((expireDate) => ({ state: 'expired' as const, expireDate }));
    expect(couponsIn(over, 'expired').map(({ expireDate }) => expireDate)).toEqual([far, near]);
  });
});
