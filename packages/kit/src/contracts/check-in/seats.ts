import * as z from 'zod/mini';
import { seatChangeSteps, seatOrderStates } from '../../rules/check-in/check-in.ts';
import { assumed, relationsToMember, seatNotices, seatOfPassenger } from './check-in.ts';
import { defineCall } from '../call.ts';
import { stop } from '../home/home.ts';
import { seatPrice } from './seat-map.ts';
import { noticeConsent } from '../notices/consent.ts';
import { listOf, optional, orNone } from '../reading.ts';
import { entriesOf } from '../unreadable.ts';
import { instant, money } from '../wire.ts';

const seatOnSegment = z.object({ segmentId: z.string(), ...seatOfPassenger.shape });

export const chooseSeats = defineCall({
  ...assumed,
  name: 'chooseSeats',
  path: '/api/check-in/choose-seats',
  write: true,
  summary: 'Chooses seats of a journey before check-in: an order comes of it, which is paid where they cost.',
  request: z.object({
    seats: listOf(seatOnSegment).check(z.minLength(1)),
    notices: listOf(z.enum(seatNotices)),
    /** Texts of these notices, as they were shown. */
    agreed: optional(listOf(noticeConsent)),
  }),
  response: z.object({
    /** Left out when a seat was lost: nothing is ordered then. */
    orderNo: orNone(z.string()),
    lost: listOf(seatOnSegment),
    /** Until when the other seats are kept, where one was lost. */
    keptUntil: optional(instant),
  }),
});

/** Person who is told about the order. Source: travel.md section 3. */
const contact = z.object({
  name: z.string(),
  /** With its calling code: `+86 13800000001`. Empty where none is on record. */
  phone: z.string(),
  email: z.string(),
});
export type SeatContact = z.output<typeof contact>;

const orderedSeat = z.object({
  ...seatOnSegment.shape,
  name: z.string(),
  relation: z.enum(relationsToMember),
  /** The beneficiary can be used already, or it is the member. Points pay for these alone. */
  pointsAllowed: z.boolean(),
  price: orNone(seatPrice),
});
export type OrderedSeat = z.output<typeof orderedSeat>;

const order = z.object({
  orderNo: z.string(),
  state: z.enum(seatOrderStates),
  orderedAt: instant,
  /** Until when the seats are kept for payment; with `waiting`. */
  payUntil: optional(instant),
  /** Amounts paid or to be paid in cash, one entry for a currency; empty where there are none. */
  cash: listOf(money),
  /** Price in points; left out where a seat has none. */
  points: optional(z.int()),
  /** The last attempt to pay in cash failed, and nothing was charged; with `waiting`. */
  paymentFailed: optional(z.boolean()),
  /** How it was paid; with `completed`, and while a refund is under way. */
  paidBy: optional(z.enum(['cash', 'points', 'nothing'])),
  /** It was cancelled after payment: the money is on its way back. */
  refunding: optional(z.boolean()),
  contact,
  flights: listOf(z.object({ segmentId: z.string(), flightNo: z.string(), departure: stop, arrival: stop })),
  seats: listOf(orderedSeat),
});
export type SeatOrder = z.output<typeof order>;

export const seatOrders = defineCall({
  ...assumed,
  name: 'seatOrders',
  path: '/api/check-in/seat-orders',
  summary: 'The member’s seat orders, newest first, and the airline’s clock.',
  request: z.object({}),
  response: entriesOf('orders', order, 'orderNo', { now: instant }),
});

export const paySeatOrder = defineCall({
  ...assumed,
  name: 'paySeatOrder',
  path: '/api/check-in/pay-seat-order',
  write: true,
  summary: 'Pays a seat order with points at once, or prepares its payment in cash for the host’s cashier.',
  request: z.object({
    orderNo: z.string(),
    by: z.enum(['cash', 'points']),
    /** Path of the site, base included, that the cashier leads back to. */
    returnTo: z.string(),
  }),
  response: z.object({}),
});

export const cancelSeatOrder = defineCall({
  ...assumed,
  name: 'cancelSeatOrder',
  path: '/api/check-in/cancel-seat-order',
  write: true,
  summary: 'Gives the seats of an order back; what was paid returns in 15 to 20 working days.',
  request: z.object({ orderNo: z.string() }),
  response: z.object({}),
});

export const saveSeatContact = defineCall({
  ...assumed,
  name: 'saveSeatContact',
  path: '/api/check-in/save-contact',
  write: true,
  summary: 'Puts who is told about a seat order on record.',
  request: z.object({ orderNo: z.string(), ...contact.shape }),
  response: z.object({}),
});

export const changeSeat = defineCall({
  ...assumed,
  name: 'changeSeat',
  path: '/api/check-in/change-seat',
  write: true,
  summary: 'Changes the seat of somebody who is checked in; `seatChange` tells how far it is.',
  request: z.object({
    segmentId: z.string(),
    ...seatOfPassenger.shape,
    notices: listOf(z.enum(seatNotices)),
    /** Texts of these notices, as they were shown. */
    agreed: optional(listOf(noticeConsent)),
  }),
  response: z.object({ changeId: z.string() }),
});

export const seatChange = defineCall({
  ...assumed,
  name: 'seatChange',
  path: '/api/check-in/seat-change',
  summary: 'How far a seat change is.',
  request: z.object({ changeId: z.string() }),
  response: z.object({
    now: instant,
    segmentId: z.string(),
    flightNo: z.string(),
    departure: stop,
    arrival: stop,
    passengerId: z.string(),
    name: z.string(),
    /** Seats: given up, and wanted. */
    from: z.string(),
    to: z.string(),
    /** The step that is under way, or `changed` once it is done. */
    step: z.enum(seatChangeSteps),
    /** When each step that has begun did so. */
    begun: z.object({
      oldCancelling: instant,
      newProcessing: optional(instant),
      changed: optional(instant),
    }),
    /** The new seat could not be had: `restored` is the old one again, `lost` has none. */
    failed: optional(z.enum(['restored', 'lost'])),
    /** Price that was paid for the old seat and now counts for the new one. */
    carried: optional(seatPrice),
  }),
});
export type SeatChange = z.output<(typeof seatChange)['response']>;
