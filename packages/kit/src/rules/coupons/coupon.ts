import { daysBetween, type Day } from '../days.ts';
import type { Money } from '../money.ts';

/** Uses of a coupon. The documents name coupons and none of their kinds; the list is our proposal. */
export const couponKinds = ['ticket', 'upgrade', 'baggage', 'seat', 'lounge'] as const;
export type CouponKind = (typeof couponKinds)[number];

export const couponStates = ['usable', 'used', 'expired'] as const;
export type CouponState = (typeof couponStates)[number];

/** Worth of a coupon: money off a price, a number of times, or weight. */
export type CouponWorth =
  | { readonly type: 'money'; readonly money: Money }
  | { readonly type: 'times'; readonly count: number }
  | { readonly type: 'weight'; readonly kilograms: number };

/** Days before the end from which a coupon says how many are left. */
export const endingSoonDays = 7;

interface Dated {
  readonly state: CouponState;
  /** Last day on which it can be used. */
  readonly expireDate: Day;
  /** With `used`. */
  readonly usedOn?: Day | undefined;
}

/** Whole days that are left; 0 on the last one, negative after it. */
export const daysLeft = ({ expireDate }: Pick<Dated, 'expireDate'>, today: Day): number =>
  daysBetween(today, expireDate);

/** The day on which a coupon has come to its state. */
const ended = ({ state, usedOn, expireDate }: Dated): Day =>
  state === 'used' ? (usedOn ?? expireDate) : expireDate;

/** The coupons of one state: what ends first comes first, and of what is over the latest. */
export const couponsIn = <Each extends Dated>(coupons: readonly Each[], state: CouponState): Each[] =>
  coupons
    .filter((coupon) => coupon.state === state)
    .toSorted((one, other) => {
      const order = ended(one).localeCompare(ended(other));
      return state === 'usable' ? order : -order;
    });

/** Those with something in them, in the order of the states. */
export const couponsByState = <Each extends Dated>(
  coupons: readonly Each[],
): { readonly state: CouponState; readonly coupons: readonly Each[] }[] =>
  couponStates
    .map((state) => ({ state, coupons: couponsIn(coupons, state) }))
    .filter((group) => group.coupons.length > 0);
