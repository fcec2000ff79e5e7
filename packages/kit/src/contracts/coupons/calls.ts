import type { Call } from '../call.ts';
import { myCoupons, couponHistory, activateCoupon, cardCoupons, couponOffers, takeOffer } from './coupons.ts';

/** Calls of the area `coupons`. */
export const calls: readonly Call[] = [
  myCoupons,
  couponHistory,
  activateCoupon,
  cardCoupons,
  couponOffers,
  takeOffer,
];
