import * as z from 'zod/mini';
import { defineCall, type ResponseOf } from '../call.ts';
import { listOf, optional } from '../reading.ts';
import { instant, sum } from '../wire.ts';
import { pricedLeg, unreadableLeg } from './priced-leg.ts';

/** Reference of a result: it names no person and no ticket, so that an address may hold it. */
export const feesReference = z.string().check(z.regex(/^[\w-]{1,64}$/));

export const ticketFees = defineCall({
  name: 'ticketFees',
  area: 'refunds',
  path: '/api/refunds/ticket-fees',
  source: 'assumed',
  member: false,
  summary:
    'Prices and fee rules of a ticket, by its number or that of its order and the passenger’s name, or by the reference of an earlier answer, with flights that it can be changed to.',
  request: z.union([
    z.object({
      /** 13 digits. */
      ticketNo: z.string(),
      name: z.string(),
    }),
    z.object({
      /** 14 or 18 digits: the fees are those of one of its adults, the named one where that is an adult. */
      orderNo: z.string(),
      name: z.string(),
    }),
    z.object({ reference: feesReference }),
  ]),
  response: z.object({
    /** Result as the airline knows it; left out where it keeps none. Nothing of it says whose ticket it is. */
    reference: optional(feesReference),
    /** Tickets of the adults of an order that was asked for, each with the reference by which its fees are had. */
    tickets: optional(listOf(z.object({ reference: feesReference, name: z.string() }))),
    /** ISO 4217. */
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    /** Minor units that a fee is rounded to. */
    rounding: z.int().check(z.gte(1), z.lte(100_000)),
    /** The airline has caused a change of the flight: nothing is charged. */
    involuntary: z.boolean(),
    /** Refundable part of products bought beside the ticket. */
    attached: optional(sum),
    /** All of them; the fees of a ticket with one that cannot be read are not known. */
    legs: listOf(pricedLeg, () => unreadableLeg),
    /** Flights of the same route that the ticket can be changed to, with the fare of the whole ticket then. */
    targets: listOf(
      z.object({
        flightNo: z.string(),
        departs: instant,
        fare: sum,
        /** Use of a fare that is lower. */
        lowerFare: optional(z.enum(['refunded', 'forfeited'])),
      }),
    ),
  }),
});

export type TicketFees = ResponseOf<typeof ticketFees>;

/** A leg that could be read. */
export type PricedLegOnWire = Exclude<TicketFees['legs'][number], { readonly unreadable: true }>;
