import * as z from 'zod/mini';
import { ticketCouponStates } from '../../rules/changes/bars.ts';
import { upgradeRelations } from '../../rules/changes/upgrade.ts';
import { passengerTypes } from '../../rules/check-in/companions.ts';
import { defineCall, type ResponseOf } from '../call.ts';
import { checked } from '../booking/offer.ts';
import { fareRule } from '../fare-rule.ts';
import { listOf, optional, otherwise } from '../reading.ts';
import { entriesOf } from '../unreadable.ts';
import { instant, money, points, sum } from '../wire.ts';
import { flightFields } from './flight.ts';
import { underWay } from './under-way.ts';

/** In place of a leg that cannot be read. */
const unreadableLeg = { unreadable: true } as const;

/** Amounts of a flight that count for the tier. */
export const earned = z.object({ points, segments: z.int().check(z.gte(0), z.lte(100)) });

const leg = z.object({
  ...flightFields,
  state: z.enum(ticketCouponStates),
  fare: sum,
  points: optional(points),
  /** Worth of these points, minor units. */
  pointsWorth: optional(sum),
  taxes: sum,
  rule: fareRule,
  seat: optional(z.string()),
  /** Paid for the seat. */
  seatPaid: optional(money),
  earns: optional(earned),
  /** Baggage in the hold that the ticket includes; unknown where it is not told. */
  checked,
});

const ticket = z.object({
  /** 13 digits. */
  ticketNo: z.string(),
  name: z.string(),
  paxType: z.enum(passengerTypes),
  /** Whole years on the day of departure. */
  years: optional(z.int()),
  relation: otherwise(z.enum(upgradeRelations), 'other'),
  /** ISO 4217. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** Minor units that a fee is rounded to. */
  rounding: z.int().check(z.gte(1), z.lte(100_000)),
  /** Adult who carries or accompanies. */
  withTicketNo: optional(z.string()),
  /** Bought through another channel: it is changed there. */
  otherChannel: optional(z.boolean()),
  /** The change or the upgrade of it that waits. */
  underWay: optional(underWay),
  /** The airline has caused it: nothing is charged. */
  involuntary: z.boolean(),
  /** Reason for that, in the language of the request. */
  cause: optional(z.string()),
  /** Products bought beside the ticket. */
  insurance: optional(money),
  addOns: otherwise(listOf(z.string()), []),
  /** An invoice has been made out. */
  invoiced: optional(z.boolean()),
  /** In the order in which they are flown. */
  legs: listOf(leg, () => unreadableLeg),
});

const order = entriesOf('tickets', ticket, 'ticketNo', { orderNo: z.string() });
export type ChangeOrderTickets = z.output<typeof order>;
export type ChangeTicket = z.output<typeof ticket>;
export type ChangeLeg = Exclude<ChangeTicket['legs'][number], { readonly unreadable: true }>;

export const changeTickets = defineCall({
  name: 'changeTickets',
  area: 'changes',
  path: '/api/changes/tickets',
  source: 'assumed',
  summary:
    'Tickets of the member’s orders that are not flown yet, with all that decides whether they can be changed; of one order or one ticket where it is named.',
  request: z.object({
    orderNo: optional(z.string()),
    /** 13 digits. */
    ticketNo: optional(z.string()),
  }),
  response: entriesOf('orders', order, 'orderNo', { now: instant }),
});
export type ChangeTickets = ResponseOf<typeof changeTickets>;
