import * as z from 'zod/mini';
import { defineCall, type RequestOf, type ResponseOf } from '../call.ts';
import { checked } from '../booking/offer.ts';
import { offerStates } from '../booking/verify-offer.ts';
import { listOf, optional } from '../reading.ts';
import { entriesOf } from '../unreadable.ts';
import { instant, money, points, sum } from '../wire.ts';
import { earned } from './change-tickets.ts';
import { changedFlight } from './flight.ts';

/** Changes: no document shows their paths, all is our proposal. */
const assumed = { area: 'changes', source: 'assumed' } as const;

/** Parts of a journey that a change touches beside its flight. */
export const changedRest = ['checkIn', 'seats', 'addOns', 'insurance', 'invoice'] as const;
export type ChangedRest = (typeof changedRest)[number];

/** Fate of each part by the airline's rules. */
export const becomes = listOf(z.object({ of: z.enum(changedRest), text: z.string() }));

/** Passengers, the leg, and the fare that takes its place. */
const wish = {
  orderNo: z.string(),
  ticketNos: z.array(z.string()).check(z.minLength(1), z.maxLength(9)),
  /** Place of the leg in the tickets, from 0. */
  leg: z.int().check(z.gte(0), z.lte(5)),
  offerId: z.string(),
  fareId: z.string(),
};

const quotedPassenger = z.object({
  ticketNo: z.string(),
  /** Fare as the search told it, and as it is now. */
  offered: sum,
  fare: sum,
  lowerFare: optional(z.enum(['refunded', 'forfeited'])),
  earns: optional(earned),
  /** Baggage in the hold that the new ticket includes; unknown where it is not told. */
  checked,
});

export const quoteChange = defineCall({
  ...assumed,
  name: 'quoteChange',
  path: '/api/changes/quote',
  summary: 'Whether a change to a fare can still be had, and what each passenger’s new fare is.',
  request: z.object(wish),
  response: z.object({
    state: z.enum(offerStates),
    /** Instant of the quote on the airline's clock: fees are those of this moment, to the second. */
    now: optional(instant),
    /** The new flight, leg by leg; left out where the offer is not known any more. */
    legs: optional(listOf(changedFlight)),
    /** Name of the fare in the language of the request. */
    fareName: optional(z.string()),
    /** Nothing is free: the change waits for a seat, and is paid once there is one. */
    waitlist: optional(z.boolean()),
    /** Until then the fares hold. */
    expires: optional(instant),
    passengers: listOf(quotedPassenger),
    /** Fate of the rest by the airline's rules, in the language of the request; each part at most once. */
    becomes: optional(becomes),
  }),
});
export type ChangeWish = RequestOf<typeof quoteChange>;
export type ChangeQuote = ResponseOf<typeof quoteChange>;

/** States of an order of a change. */
export const changeStates = [
  'waiting',
  'waitlist',
  'ticketing',
  'completed',
  'abnormal',
  'cancelled',
] as const;

/** Id of one change, made by the client: its outcome is found by it, and however often it is sent, one order comes of it. */
const changeId = z.string().check(z.regex(/^[\w-]{8,64}$/));

export const orderChange = defineCall({
  ...assumed,
  name: 'orderChange',
  path: '/api/changes/order',
  write: true,
  onlyCode200: true,
  summary:
    'Orders a change. With nothing to pay it is carried out at once, else it waits for its payment. The same change makes one order.',
  request: z.object({
    ...wish,
    changeId,
    /** Check-ins are taken back with the change. */
    releaseCheckIn: z.boolean(),
    /** Sums that the traveller has agreed to; others are refused. */
    pay: money,
    back: money,
    payPoints: points,
    backPoints: points,
  }),
  response: z.object({ orderNo: z.string(), state: z.enum(changeStates) }),
});
export type ChangeFields = RequestOf<typeof orderChange>;

const changedPassenger = z.object({
  name: z.string(),
  ticketNo: z.string(),
  /** 781 and ten digits, once it is issued. */
  newTicketNo: optional(z.string()),
  /** To pay where positive, given back where negative. */
  due: money,
  duePoints: optional(points),
});

const order = z.object({
  orderNo: z.string(),
  /** Of the change that it came from. */
  changeId: z.string(),
  /** Order of the tickets that are changed. */
  of: z.string(),
  /** Order of the new tickets, where a part of a party has been changed. */
  splitTo: optional(z.string()),
  state: z.enum(changeStates),
  orderedAt: instant,
  /** With `waiting`. */
  payUntil: optional(instant),
  /** The last attempt to pay failed, and nothing was charged; with `waiting`. */
  paymentFailed: optional(z.boolean()),
  /** With `ticketing`: by when the tickets are issued. */
  ticketBy: optional(instant),
  was: changedFlight,
  /** The new flight, leg by leg. */
  legs: listOf(changedFlight),
  passengers: listOf(changedPassenger),
  pay: money,
  back: money,
  payPoints: optional(points),
  backPoints: optional(points),
});
export type ChangeOrder = z.output<typeof order>;

export const changeOrders = defineCall({
  ...assumed,
  name: 'changeOrders',
  path: '/api/changes/orders',
  summary: 'The member’s changes, newest first, and the airline’s clock.',
  request: z.object({}),
  response: entriesOf('orders', order, 'orderNo', { now: instant }),
});
export type ChangeOrders = ResponseOf<typeof changeOrders>;

export const cancelChange = defineCall({
  ...assumed,
  name: 'cancelChange',
  path: '/api/changes/cancel',
  write: true,
  summary: 'Gives up a change that waits for its payment or for a seat; the tickets stay as they are.',
  request: z.object({ orderNo: z.string() }),
  response: z.object({}),
});
