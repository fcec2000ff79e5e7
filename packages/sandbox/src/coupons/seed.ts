import { addDays, type Day } from '@mapp/kit/rules';
import type { ProductName } from './products.ts';

/** A coupon as the airline keeps it; whether it has expired, its day says. */
export interface CouponRecord {
  readonly couponId: string;
  readonly product: ProductName;
  readonly expireDate: Day;
  readonly usedOn?: Day;
  readonly usedOrder?: string;
  readonly activationId?: string;
}

type Described = readonly [product: ProductName, endsIn: number, used?: { ago: number; order: string }];

/** Coupons of each member, with the days until they end, or since they did. */
const described: Readonly<Record<string, readonly Described[]>> = {
  '600000000001': [
    ['ticket100', 6],
    ['upgrade', 303],
    ['baggage10', 213],
    ['seat50', 40, { ago: 20, order: '25091210448127' }],
    ['lounge', -31],
    ['ticket60', -80, { ago: 150, order: '25120409173316' }],
    ['baggage5', -200, { ago: 230, order: '25101418224405' }],
    ['seat20', -160],
    ['ticket100', -320],
  ],
  '600000000003': [
    ['lounge', 0],
    ['ticket60', 1],
  ],
  '600000000004': [
    ['lounge', 120],
    ['ticket100', -10],
  ],
};

export const seededCoupons = (cardNo: string, today: Day): readonly CouponRecord[] =>
  (described[cardNo] ?? []).map(([product, endsIn, used], at) => ({
    couponId: `C-${cardNo.slice(-4)}-${at + 1}`,
    product,
    expireDate: addDays(today, endsIn),
    ...(used && { usedOn: addDays(today, -used.ago), usedOrder: used.order }),
  }));
