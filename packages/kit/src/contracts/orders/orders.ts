import * as z from 'zod/mini';
import { actionBars } from '../../rules/orders/bars.ts';
import { flightChangeKinds } from '../../rules/orders/flight-change.ts';
import { orderActions, orderKindNames } from '../../rules/orders/kinds.ts';
import { documentedStatuses, orderStatuses } from '../../rules/orders/status.ts';
import { defineCall } from '../call.ts';
import { listOf, optional, otherwise } from '../reading.ts';
import { entriesOf } from '../unreadable.ts';
import { day, instant, money, points } from '../wire.ts';

export { flightChangeKinds, type FlightChangeKind } from '../../rules/orders/flight-change.ts';

/** Orders of every kind: the documents name the screens alone, all of this is our proposal. */
export const assumed = { area: 'orders', source: 'assumed' } as const;

/** An act on the order; with `why` it is offered and cannot be done, and the reason is told. */
const offered = z.object({
  action: z.enum(orderActions),
  why: optional(z.enum(actionBars), 'unknown'),
});
export type OfferedAction = z.output<typeof offered>;

/** Facts of an order that its row shows. */
export const listedFields = {
  orderNo: z.string(),
  kind: z.enum(orderKindNames),
  state: z.enum(orderStatuses),
  orderedAt: instant,
  /** With `waiting`. */
  payUntil: optional(instant),
  /** Subject in the language of the request: `Shanghai Hongqiao – Beijing Capital`, `Extra baggage 10 kg`. */
  title: z.string(),
  /** Departure, check-in of a hotel, first day of use; with the offset of its place. */
  startsAt: optional(instant),
  flightNos: otherwise(listOf(z.string()), []),
  /** Names as their orders have them. */
  passengers: otherwise(listOf(z.string()), []),
  /** A further fact in the language of the request: `credited`, `waitlisted until 28 September`. */
  note: optional(z.string()),
  /** Amounts in money, one for each currency; empty where it was paid in points alone. */
  cash: otherwise(listOf(money), []),
  points: optional(points),
  /** The airline has changed a flight of it, and nobody has decided yet. */
  change: optional(z.enum(flightChangeKinds), 'other'),
  /** Acts that the airline offers on it now; what is not here is not possible at all. */
  actions: otherwise(listOf(offered), []),
  /** Of an order at a partner's: its name in the language of the request, and its page of this order. */
  partner: optional(z.object({ name: z.string(), url: optional(z.string()) })),
};

const listed = z.object(listedFields);
export type ListedOrder = z.output<typeof listed>;

export const queryOrders = defineCall({
  ...assumed,
  name: 'queryOrders',
  path: '/api/orders/list',
  summary:
    'The member’s orders of every kind that were made in a span of at most 90 days, newest first, and the airline’s clock.',
  request: z.object({
    from: day,
    to: day,
    /** All kinds without it, and all statuses. */
    kinds: optional(z.array(z.enum(orderKindNames))),
    states: optional(z.array(z.enum(documentedStatuses))),
    /** Order number, flight number, or a name. */
    text: optional(z.string()),
  }),
  response: entriesOf('orders', listed, 'orderNo', { now: instant }),
});

export const queryPendingOrders = defineCall({
  ...assumed,
  name: 'queryPendingOrders',
  path: '/api/orders/pending',
  summary:
    'The member’s orders that wait for a step of theirs, whenever they were made: a payment, one that is not certain, a decision on a flight that the airline has changed; and the airline’s clock.',
  request: z.object({}),
  response: entriesOf('orders', listed, 'orderNo', { now: instant }),
});

export const findOrders = defineCall({
  ...assumed,
  name: 'findOrders',
  path: '/api/orders/find',
  summary:
    'The member’s orders with a number of 14 or 18 digits, with a ticket, or with a contact’s phone; by ticket and phone those of a span of at most a year.',
  request: z.union([
    z.object({ orderNo: z.string().check(z.regex(/^(\d{14}|\d{18})$/)) }),
    z.object({ ticketNo: z.string().check(z.regex(/^\d{13}$/)), from: day, to: day }),
    z.object({ phone: z.string().check(z.regex(/^1[2-9]\d{9}$/)), from: day, to: day }),
  ]),
  response: entriesOf('orders', listed, 'orderNo', { now: instant }),
});

export const cancelOrder = defineCall({
  ...assumed,
  name: 'cancelOrder',
  path: '/api/orders/cancel',
  write: true,
  summary:
    'Gives up an order of tickets or services that has not been paid: points and coupons used for it are given back.',
  request: z.object({ orderNo: z.string() }),
  response: z.object({}),
});

export const cancelWaitlist = defineCall({
  ...assumed,
  name: 'cancelWaitlist',
  path: '/api/orders/cancel-waitlist',
  write: true,
  summary: 'Takes an order off the waitlist; money that was paid ahead goes back the way it came.',
  request: z.object({ orderNo: z.string() }),
  response: z.object({}),
});
