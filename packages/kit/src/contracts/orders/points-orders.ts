import * as z from 'zod/mini';
import { paymentMethods } from '../../rules/payments/payment.ts';
import { defineCall } from '../call.ts';
import { listOf, optional } from '../reading.ts';
import { entriesOf } from '../unreadable.ts';
import { day, instant, money, months, points } from '../wire.ts';
import { purchaseStatuses } from '../../rules/orders/status.ts';

/** Buying points: none of its paths is shown in the documents, all are our proposal. */
const assumed = { area: 'points', source: 'assumed' } as const;

export const pointsOffer = defineCall({
  ...assumed,
  name: 'pointsOffer',
  path: '/api/points/offer',
  summary: 'Price of points, and how many the member may buy.',
  request: z.object({}),
  response: z.object({
    /** Points are sold in units: 10 at a time. */
    unitPoints: points,
    unitPrice: money,
    /** Round figures to choose from, the fewest first. */
    suggested: listOf(points),
    /** Fewest and most of one order. */
    least: points,
    most: points,
    /** Most of a calendar year, and how many of them are left. */
    mostAYear: points,
    leftThisYear: points,
    /** Minutes for which an order waits for its payment. */
    payMinutes: z.int(),
    /** Months for which bought points can be used. */
    months,
    /** The programme does not sell to children. */
    forbidden: optional(z.literal('child')),
  }),
});

export const buyPoints = defineCall({
  ...assumed,
  name: 'buyPoints',
  path: '/api/points/buy',
  write: true,
  summary: 'Orders points, which are credited once they are paid. The same purchase makes one order.',
  request: z.object({
    /** Made by the client for one purchase: its outcome is found by it. */
    purchaseId: z.string().check(z.regex(/^[\w-]{8,64}$/)),
    points: z.int(),
  }),
  response: z.object({ orderNo: z.string() }),
});

const order = z.object({
  orderNo: z.string(),
  /** Of the purchase that it came from. */
  purchaseId: z.string(),
  state: z.enum(purchaseStatuses),
  points,
  price: money,
  orderedAt: instant,
  /** With `waiting`. */
  payUntil: optional(instant),
  /** The last attempt to pay failed, and nothing was charged; with `waiting`. */
  paymentFailed: optional(z.boolean()),
  /** With `completed`: when and how it was paid, and the last day of its points. */
  paidAt: optional(instant),
  paidBy: optional(z.enum(paymentMethods)),
  expireDate: optional(day),
});
export type PointsOrder = z.output<typeof order>;

export const pointsOrders = defineCall({
  ...assumed,
  name: 'pointsOrders',
  path: '/api/points/orders',
  summary: 'The member’s orders of points, newest first, and the airline’s clock.',
  request: z.object({}),
  response: entriesOf('orders', order, 'orderNo', { now: instant }),
});

export const cancelPointsOrder = defineCall({
  ...assumed,
  name: 'cancelPointsOrder',
  path: '/api/points/cancel-order',
  write: true,
  summary: 'Gives up an order of points that has not been paid.',
  request: z.object({ orderNo: z.string() }),
  response: z.object({}),
});
