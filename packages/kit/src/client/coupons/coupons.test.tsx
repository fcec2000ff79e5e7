// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { couponRefusals } from '../../contracts/coupons/coupon-refusals.ts';
import {
  activateCoupon,
  cardCoupons,
  couponHistory,
  couponOffers,
  myCoupons,
  takeOffer,
} from '../../contracts/coupons/coupons.ts';
import {
  couponRefusedAs,
  newActivationId,
  useActivateCoupon,
  useCardCoupons,
  useCouponHistory,
  useCoupons,
  useLookUpCoupons,
  useLookUpOffers,
  useOffers,
  useReloadCoupons,
  useTakeOffer,
} from './coupons.ts';
import {
  itLooksUp,
  itNamesRefusals,
  itReads,
  itReloads,
  itWrites,
  looksUp,
  reads,
  writes,
} from '../hook.support.ts';

const today = '2026-06-01';
const told = ['noAnswer', ...Object.keys(couponRefusals)];

itReads([
  reads(myCoupons, useCoupons),
  reads(couponHistory, useCouponHistory),
  reads(cardCoupons, useCardCoupons),
  reads(couponOffers, useOffers),
]);

itWrites([
  writes(activateCoupon, useActivateCoupon, { code: 'ABCD1234EFGH', activationId: 'activation-1' }, told),
  writes(takeOffer, useTakeOffer, { offerId: 'o-1' }, told),
]);

itLooksUp([
  looksUp(myCoupons, useLookUpCoupons, { answer: { today, recentMonths: 3, coupons: [] }, gives: [] }),
  looksUp(couponOffers, useLookUpOffers, { answer: { today, offers: [] }, gives: [] }),
]);

itReloads(useReloadCoupons, [myCoupons, couponOffers]);

itNamesRefusals(couponRefusedAs, 'CPN02', 'coupons.usedCode');

it('names each activation anew', () => {
  expect(newActivationId()).not.toBe(newActivationId());
});
