import { addDays } from '@mapp/kit/rules';
import type { Clock } from '../clock.ts';
import { createMemberLists } from '../member-lists.ts';
import type { ProductName } from './products.ts';
import { seededCoupons, type CouponRecord } from './seed.ts';

/** The coupons of every member, the codes that have been activated, and the offers that have been taken. */
export interface CouponStore {
  readonly list: (cardNo: string) => readonly CouponRecord[];
  /** A new coupon, usable for so many days from today. */
  readonly add: (cardNo: string, given: NewCoupon) => CouponRecord;
  /** Member who has activated a code. */
  readonly holder: (code: string) => string | undefined;
  readonly activated: (code: string, cardNo: string) => void;
  readonly taken: (cardNo: string, offerId: string) => boolean;
  readonly take: (cardNo: string, offerId: string) => void;
  /** Offers and vouchers of which the last one has gone. */
  readonly gone: ReadonlySet<string>;
  readonly sellOut: (offerId: string) => void;
  readonly clear: () => void;
}

interface NewCoupon {
  readonly product: ProductName;
  readonly days: number;
  readonly activationId?: string;
}

export function createCouponStore(clock: Clock): CouponStore {
  const lists = createMemberLists<CouponRecord>(
    (cardNo) => seededCoupons(cardNo, clock.today()),
    ({ couponId }) => couponId,
  );
  const holders = new Map<string, string>();
  const taken = new Set<string>();
  const gone = new Set<string>();
  return {
    list: lists.list,
    add(cardNo, { product, days, activationId }) {
      const expireDate = addDays(clock.today(), days);
      const make = (couponId: string): CouponRecord => ({
        couponId,
        product,
        expireDate,
        ...(activationId !== undefined && { activationId }),
      });
      return make(lists.add(cardNo, make));
    },
    holder: (code) => holders.get(code),
    activated: (code, cardNo) => void holders.set(code, cardNo),
    taken: (cardNo, offerId) => taken.has(`${cardNo} ${offerId}`),
    take: (cardNo, offerId) => void taken.add(`${cardNo} ${offerId}`),
    gone,
    sellOut: (offerId) => void gone.add(offerId),
    clear() {
      lists.clear();
      holders.clear();
      taken.clear();
      gone.clear();
    },
  };
}
