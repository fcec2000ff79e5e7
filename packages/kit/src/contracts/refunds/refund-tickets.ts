import * as z from 'zod/mini';
import { passengerTypes } from '../../rules/check-in/companions.ts';
import { refundObstacles } from '../../rules/refunds/obstacles.ts';
import { refundKinds, refundStates } from '../../rules/refunds/request.ts';
import { defineCall, type ResponseOf } from '../call.ts';
import { listOf, optional, otherwise } from '../reading.ts';
import { underWay } from '../changes/under-way.ts';
import { entriesOf } from '../unreadable.ts';
import { day, instant, money, points } from '../wire.ts';
import { pricedLeg, unreadableLeg } from './priced-leg.ts';

/** Refunds of members: no document shows their calls, all is our proposal. */
const assumed = { area: 'refunds', source: 'assumed' } as const;

/** 781 and ten digits. */
export const ticketNumber = z.string().check(z.regex(/^\d{13}$/));

/** Number of a request: RF and ten digits. */
export const requestNumber = z.string().check(z.regex(/^RF\d{10}$/));

/** One side of a comparison; the airline masks what it tells. */
const compared = z.object({
  field: z.enum(['name', 'document', 'phone']),
  onTicket: z.string(),
  onAccount: z.string(),
  same: z.boolean(),
});

/** Facts of an obstacle: what a way out needs. */
export const refundObstacle = z.object({
  /** One that is unknown is an obstacle all the same. */
  kind: otherwise(z.enum(refundObstacles), 'unknown'),
  /** Where the ticket was bought, in the traveller's language. */
  channel: optional(z.string()),
  channelPhone: optional(z.string()),
  channelHours: optional(z.string()),
  /** Paid both ways. */
  paid: optional(z.object({ cash: money, points })),
  /** Where the printed itinerary is sent to. */
  address: optional(z.string()),
  compared: optional(listOf(compared)),
  /** The airline's words on why. */
  reason: optional(z.string()),
  requestNo: optional(requestNumber),
  /** Purpose of that request: its page is of the area that it belongs to. */
  requestKind: optional(z.enum(refundKinds)),
  /** The change or the upgrade that waits, where it is the traveller's own. */
  underWay: optional(underWay),
});
export type RefundObstacleFacts = z.output<typeof refundObstacle>;

/** In place of an obstacle that cannot be read: a ticket with one is never drawn as free. */
const unreadObstacle: RefundObstacleFacts = { kind: 'unknown' };

const ticket = z.object({
  ticketNo: ticketNumber,
  orderNo: z.string(),
  /** Contact phone of the order, masked. */
  phone: optional(z.string()),
  name: z.string(),
  paxType: z.enum(passengerTypes),
  /** Whole years on the day of departure. */
  years: optional(z.int()),
  /** Ticket of the adult who takes this child or infant along. */
  carrier: optional(ticketNumber),
  issuedOn: day,
  /** All of them; the sum of a ticket with one that cannot be read is not known. */
  legs: listOf(pricedLeg, () => unreadableLeg),
  /** ISO 4217. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** Minor units that a fee is rounded to. */
  rounding: z.int().check(z.gte(1), z.lte(100_000)),
  involuntary: z.boolean(),
  /** A flight of it leaves the mainland, or comes to it: the notice that is agreed to follows from it. */
  international: optional(z.boolean()),
  /** Refundable part of products bought beside the ticket. */
  attached: optional(z.int().check(z.gte(0))),
  /** Somebody looks at it before the money is sent. */
  review: optional(z.boolean()),
  /** Left out where it can be given back. */
  obstacle: optional(refundObstacle, unreadObstacle),
  /** The request that it is in. */
  request: optional(
    z.object({
      requestNo: requestNumber,
      state: z.enum(refundStates),
      /** Sum that has come back, or will. */
      back: optional(money),
      pointsBack: optional(points),
      reason: optional(z.string()),
      sentAt: optional(instant),
    }),
  ),
});
export type RefundTicket = z.output<typeof ticket>;

export const refundTickets = defineCall({
  ...assumed,
  name: 'refundTickets',
  path: '/api/refunds/tickets',
  summary: 'Tickets of the member that can be given back, cannot, or have been, the next to depart first.',
  request: z.object({
    /** Days of issue, both included; at most a year. The last month without them. */
    from: z.optional(day),
    until: z.optional(day),
    ticketNo: z.optional(ticketNumber),
    orderNo: z.optional(z.string()),
    /** Contact phone, 11 digits. */
    phone: z.optional(z.string()),
  }),
  response: entriesOf('tickets', ticket, 'ticketNo', {}),
});
export type RefundTickets = ResponseOf<typeof refundTickets>;

export const findAccompanying = defineCall({
  ...assumed,
  name: 'findAccompanying',
  path: '/api/refunds/accompanying',
  summary: 'A child or an infant by name and ticket, on the flights of an adult whose ticket is given back.',
  request: z.object({
    adult: ticketNumber,
    paxType: z.enum(passengerTypes),
    /** Parts separated by `/`. */
    name: z.string(),
    ticketNo: ticketNumber,
  }),
  response: z.object({
    ticketNo: ticketNumber,
    name: z.string(),
    paxType: z.enum(passengerTypes),
    years: optional(z.int()),
    carrier: optional(ticketNumber),
  }),
});
export type AccompanyingFound = ResponseOf<typeof findAccompanying>;
