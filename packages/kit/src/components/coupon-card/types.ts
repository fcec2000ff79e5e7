import type { Coupon } from '../../contracts/coupons/coupons.ts';

/** Promise of a coupon, and of an offer of one: what it is good for. */
export type Promised = Pick<Coupon, 'kind' | 'worth' | 'minimum' | 'title' | 'scope'>;

/** A coupon as its card shows it. */
export type ShownCoupon = Promised & Pick<Coupon, 'state' | 'expireDate' | 'usedOn' | 'usedOrder'>;
