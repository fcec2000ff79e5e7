import * as z from 'zod/mini';
import { activationLengths } from '../../rules/coupons/code.ts';
import { couponKinds, couponStates } from '../../rules/coupons/coupon.ts';
import { defineCall } from '../call.ts';
import { listOf, optional } from '../reading.ts';
import { entriesOf } from '../unreadable.ts';
import { day, days, money, months } from '../wire.ts';

/** Coupons: none of their paths is shown in the documents, all are our proposal. */
const assumed = { area: 'mine', source: 'assumed' } as const;

const worth = z.discriminatedUnion('type', [
  z.object({ type: z.literal('money'), money }),
  z.object({ type: z.literal('times'), count: z.int() }),
  z.object({ type: z.literal('weight'), kilograms: z.int() }),
]);

const kind = z.enum(couponKinds);

/** Fields that a coupon and an offer of one share. */
const promise = {
  kind,
  worth,
  /** With money: the price from which it can be used. */
  minimum: optional(money),
  /** Name and use, in the language of the request. */
  title: z.string(),
  scope: z.string(),
};

const coupon = z.object({
  ...promise,
  couponId: z.string(),
  state: z.enum(couponStates),
  /** The last day on which it can be used. */
  expireDate: day,
  /** With `used`: when, and for which order. */
  usedOn: optional(day),
  usedOrder: optional(z.string()),
  /** Of the activation that it came from. */
  activationId: optional(z.string()),
});
export type Coupon = z.output<typeof coupon>;

export const myCoupons = defineCall({
  ...assumed,
  name: 'myCoupons',
  path: '/api/coupons/mine',
  summary: 'The coupons that the member can use, and those used or expired a short while ago.',
  request: z.object({}),
  response: entriesOf('coupons', coupon, 'couponId', {
    /** The airline's day. */
    today: day,
    /** Months for which a used or expired coupon stays on this list. */
    recentMonths: months,
  }),
});

export const couponHistory = defineCall({
  ...assumed,
  name: 'couponHistory',
  path: '/api/coupons/history',
  summary: 'Every coupon that was used or has expired.',
  request: z.object({}),
  response: entriesOf('coupons', coupon, 'couponId', {
    today: day,
    /** Months for which they are kept. */
    months,
  }),
});

export const activateCoupon = defineCall({
  ...assumed,
  name: 'activateCoupon',
  path: '/api/coupons/activate',
  write: true,
  summary: 'Makes a coupon of an activation code. The same activation makes one coupon.',
  request: z.object({
    /** Capitals and digits, without dashes. */
    code: z
      .string()
      .check(z.regex(new RegExp(`^[A-Z0-9]{${activationLengths.min},${activationLengths.max}}$`))),
    /** Made by the client for one activation: its outcome is found by it. */
    activationId: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  }),
  response: z.object({ coupon }),
});

const voucher = z.object({
  batchId: z.string(),
  /** A platinum voucher is for the member alone, on international or regional flights. Source: membership.md section 6. */
  kind: z.enum(['platinumUpgrade', 'upgrade', 'lounge']),
  title: z.string(),
  scope: z.string(),
  total: z.int(),
  left: z.int(),
  validFrom: day,
  validUntil: day,
  /** Uses so far, newest first; the flight in the language of the request. */
  uses: listOf(z.object({ usedOn: day, flightNo: z.string(), route: z.string() })),
});
export type CardVoucher = z.output<typeof voucher>;

export const cardCoupons = defineCall({
  ...assumed,
  name: 'cardCoupons',
  path: '/api/coupons/cards',
  summary: 'The vouchers that come with the member’s card, batch by batch.',
  request: z.object({}),
  response: entriesOf('vouchers', voucher, 'batchId', { today: day }),
});

const offer = z.object({
  ...promise,
  offerId: z.string(),
  /** `taken` stands among the member's coupons; of `gone` nothing is left. */
  state: z.enum(['open', 'taken', 'gone']),
  /** The last day on which it can be taken. */
  until: day,
  /** Days for which the coupon can be used once it is taken. */
  validDays: days,
});
export type Offer = z.output<typeof offer>;

export const couponOffers = defineCall({
  ...assumed,
  name: 'couponOffers',
  path: '/api/coupons/offers',
  summary: 'Coupons that the member may take.',
  request: z.object({}),
  response: entriesOf('offers', offer, 'offerId', { today: day }),
});

export const takeOffer = defineCall({
  ...assumed,
  name: 'takeOffer',
  path: '/api/coupons/take',
  write: true,
  summary: 'Takes an offered coupon; taken once, it stays so.',
  request: z.object({ offerId: z.string() }),
  response: z.object({ coupon }),
});
