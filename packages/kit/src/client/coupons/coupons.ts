import {
  activateCoupon,
  cardCoupons,
  couponHistory,
  couponOffers,
  myCoupons,
  takeOffer,
  type Coupon,
  type Offer,
} from '../../contracts/coupons/coupons.ts';
import { couponRefusalOf, couponRefusals } from '../../contracts/coupons/coupon-refusals.ts';
import type { RequestFailure } from '../failure.ts';
import { useRead, type ReadOptions, type ReadResult } from '../read.ts';
import { uuid } from '../uuid.ts';
import { useWrite, type WriteResult } from '../write.ts';
import { useReload } from '../reload.ts';
import { useLookUp } from '../look-up.ts';

/** The member's coupons, and those that ended a short while ago. */
export const useCoupons = (options?: ReadOptions): ReadResult<typeof myCoupons> =>
  useRead(myCoupons, {}, options);

/** Every coupon that was used or has expired. */
export const useCouponHistory = (): ReadResult<typeof couponHistory> => useRead(couponHistory, {});

/** The vouchers that come with the member's card. */
export const useCardCoupons = (): ReadResult<typeof cardCoupons> => useRead(cardCoupons, {});

/** Coupons that the member may take. */
export const useOffers = (): ReadResult<typeof couponOffers> => useRead(couponOffers, {});

/** The screens say in words of their own what was refused, and look up what no answer came of. */
const toldHere = { announce: 'answers', handles: Object.keys(couponRefusals) } as const;

/** Makes a coupon of a code. */
export const useActivateCoupon = (): WriteResult<typeof activateCoupon> => useWrite(activateCoupon, toldHere);

/** Takes an offered coupon. */
export const useTakeOffer = (): WriteResult<typeof takeOffer> => useWrite(takeOffer, toldHere);

/** Made once for each activation. */
export const newActivationId = uuid;

/** The error of a refusal; undefined where the airline gives words alone. */
export const couponRefusedAs = ({ failure }: RequestFailure): ReturnType<typeof couponRefusalOf> =>
  failure.kind === 'refused' ? couponRefusalOf(failure.code) : undefined;

/** Looks the coupons up again, whatever is known already; it rejects when there is no answer. For an outcome that is unknown. */
export function useLookUpCoupons(): () => Promise<readonly Coupon[]> {
  const lookUp = useLookUp(myCoupons);
  return async () => (await lookUp({})).coupons;
}

/** Looks the offers up again; it rejects when there is no answer. For an outcome that is unknown. */
export function useLookUpOffers(): () => Promise<readonly Offer[]> {
  const lookUp = useLookUp(couponOffers);
  return async () => (await lookUp({})).offers;
}

const couponsCalls = [myCoupons, couponOffers] as const;

/** Lets every screen ask for coupons and offers again; resolves when those in sight have their answer. */
export const useReloadCoupons = (): (() => Promise<void>) => useReload(couponsCalls);
