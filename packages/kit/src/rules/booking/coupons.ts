import type { Day } from '../days.ts';

/** A coupon as booking reads it. Amounts in minor units. */
export interface FareCoupon {
  readonly couponId: string;
  readonly worth: number;
  /** Fares from which it can be used. */
  readonly minimum?: number | undefined;
  /** Only on journeys within the mainland. */
  readonly domestic?: boolean | undefined;
  /** Not beside points. */
  readonly withoutPoints?: boolean | undefined;
  /** The last day on which it can be used. */
  readonly until: Day;
}

/** Facts of an order that decide about a coupon. */
export interface CouponUse {
  /** All fares together, minor units. */
  readonly fares: number;
  readonly domestic: boolean;
  /** Points are used too. */
  readonly points: boolean;
  /** The airline's day. */
  readonly today: Day;
}

/** Why a coupon cannot be used: it has expired, the journey is not its own, the fares are too low, or points are used. */
export type CouponObstacle = 'couponExpired' | 'couponScope' | 'couponMinimum' | 'couponPoints';

/** The first obstacle to a coupon, by what cannot be changed first; undefined for one that can be used. */
export function couponObstacle(
  { minimum = 0, domestic, withoutPoints, until }: FareCoupon,
  use: CouponUse,
): CouponObstacle | undefined {
  if (until < use.today) return 'couponExpired';
  if (domestic && !use.domestic) return 'couponScope';
  if (use.fares < minimum) return 'couponMinimum';
  return withoutPoints && use.points ? 'couponPoints' : undefined;
}
