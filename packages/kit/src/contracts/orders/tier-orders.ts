import * as z from 'zod/mini';
import { paymentMethods } from '../../rules/payments/payment.ts';
import { tierMeasures } from '../../rules/tiers/progress.ts';
import { tierBars, tierSales } from '../../rules/tiers/sale.ts';
import { superBenefits } from '../../rules/tiers/super-member.ts';
import { defineCall } from '../call.ts';
import { tierCodes } from '../points/points.ts';
import { listOf, optional, otherwise } from '../reading.ts';
import { entriesOf } from '../unreadable.ts';
import { day, instant, money, months, points } from '../wire.ts';
import { purchaseStatuses } from '../../rules/orders/status.ts';

/** Tiers for points and money: the documents name the screens alone, every path is our proposal. */
const assumed = { area: 'tiers', source: 'assumed' } as const;

const tier = z.enum(tierCodes);

/** A measure with what its missing part costs. */
const part = z.object({ kind: z.enum(tierMeasures), have: points, need: points, price: money });

/** Subject of a way to a tier. */
const about = {
  kind: z.enum(tierSales),
  /** The tier that it leads to; the member's own where it is kept, extended, or of no account. */
  tierCode: tier,
  /** With `superMember`: for how many months. */
  months: optional(months),
};

const price = {
  /** Points that it takes; 0 where it is paid in money alone. */
  points,
  /** Money that it takes besides, at the cashier. */
  cash: optional(money),
  /** First and last day of what it gives. */
  validFrom: day,
  validUntil: day,
};

/** A way that is open, at today's price. */
const offer = z.object({
  ...about,
  /** Sent when it is ordered. Another price has another id. */
  offerId: z.string(),
  ...price,
  /** With `makeUpRaise` and `makeUpKeep`: what is missing, and what it costs. */
  parts: optional(listOf(part)),
});
export type TierOffer = z.output<typeof offer>;

/** A way that is closed to the member, and why. */
const closed = z.object({
  ...about,
  bar: z.enum(tierBars),
  /** With `tooFar`: per cent of both measures that have to be flown, and that have been. */
  leastPercent: optional(z.int()),
  flownPercent: optional(z.int()),
});
export type ClosedTierOffer = z.output<typeof closed>;

const offers = z.object({
  /** The airline's clock. */
  now: instant,
  tierCode: tier,
  tierValidUntil: optional(day),
  /** Points that can be spent. */
  available: points,
  offers: listOf(offer),
  closed: listOf(closed),
  /** Orders that wait for their payment: one at a time of the tiers, and one of the paid membership. */
  waiting: listOf(z.object({ orderNo: z.string(), kind: z.enum(tierSales) })),
  superMember: z.object({
    /** The membership that runs. */
    running: optional(z.object({ since: day, until: day })),
    /** Benefits of the membership; the amount in the language of the request. */
    benefits: otherwise(listOf(z.object({ benefit: z.enum(superBenefits), value: z.string() })), []),
  }),
});
export type TierOffers = z.output<typeof offers>;

export const tierOffers = defineCall({
  ...assumed,
  name: 'tierOffers',
  path: '/api/tiers/offers',
  summary: 'Which tiers the member can get for points or money, at which price, and why others are closed.',
  request: z.object({}),
  response: offers,
});

export const orderTier = defineCall({
  ...assumed,
  name: 'orderTier',
  path: '/api/tiers/order',
  write: true,
  summary:
    'Orders a tier. Without money in its price it is completed at once, else it waits for its payment; the points are taken when it is completed. The same purchase makes one order.',
  request: z.object({
    /** Made by the client for one purchase: its outcome is found by it. */
    purchaseId: z.string().check(z.regex(/^[\w-]{8,64}$/)),
    offerId: z.string(),
  }),
  response: z.object({ orderNo: z.string(), state: z.enum(purchaseStatuses) }),
});

const order = z.object({
  ...about,
  orderNo: z.string(),
  /** Of the purchase that it came from. */
  purchaseId: z.string(),
  state: z.enum(purchaseStatuses),
  orderedAt: instant,
  /** With `waiting`. */
  payUntil: optional(instant),
  /** The last attempt to pay failed, and nothing was charged; with `waiting`. */
  paymentFailed: optional(z.boolean()),
  ...price,
  /** With `completed`: when, and how the money was paid. */
  completedAt: optional(instant),
  paidBy: optional(z.enum(paymentMethods)),
});
export type TierOrder = z.output<typeof order>;

export const tierOrders = defineCall({
  ...assumed,
  name: 'tierOrders',
  path: '/api/tiers/orders',
  summary: 'The member’s orders of tiers, newest first, and the airline’s clock.',
  request: z.object({}),
  response: entriesOf('orders', order, 'orderNo', { now: instant }),
});

export const cancelTierOrder = defineCall({
  ...assumed,
  name: 'cancelTierOrder',
  path: '/api/tiers/cancel-order',
  write: true,
  summary: 'Gives up an order of a tier that has not been paid.',
  request: z.object({ orderNo: z.string() }),
  response: z.object({}),
});
