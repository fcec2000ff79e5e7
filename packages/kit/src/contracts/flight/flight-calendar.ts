import * as z from 'zod/mini';
import { fareStates } from '../../rules/calendar/fares.ts';
import { cabinClasses } from '../../rules/seats/cabin.ts';
import { passengerCounts } from '../booking/passengers.ts';
import { defineCall } from '../call.ts';
import { assume } from '../assumed.ts';
import { listOf, optional } from '../reading.ts';
import { day, money, placeCode } from '../wire.ts';

/** Days with their lowest price. */
export const dayFares = listOf(
  z.object({
    date: day,
    state: z.enum(fareStates),
    /** Of the whole party, taxes included; with the state `open`. */
    price: optional(money),
  }),
);

export const queryFlightCalendar = defineCall({
  name: 'queryFlightCalendar',
  area: 'booking',
  path: '/sale/queryFlightCalendar',
  member: false,
  summary: 'The lowest price of each day of a month between two cities or airports, for a party.',
  request: assume(
    z.object({
      /** Code of a city or an airport. */
      from: placeCode,
      to: placeCode,
      /** `2026-06`. */
      month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
      /** One adult without it. */
      passengers: z.optional(passengerCounts),
      /** The lowest cabin that is wanted; any without it. */
      cabin: z.optional(z.enum(cabinClasses)),
      /** Only of flights without a change and without a landing on the way. */
      direct: z.optional(z.boolean()),
    }),
  ),
  response: assume(
    z.object({
      /** Days on sale, in order; days that are past, or too far off, are not there. */
      days: dayFares,
    }),
  ),
});
