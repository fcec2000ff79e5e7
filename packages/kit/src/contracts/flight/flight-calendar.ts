import * as z from 'zod/mini';
import { fareStates } from '../../rules/calendar/fares.ts';
import { defineCall } from '../call.ts';
import { assume } from '../assumed.ts';
import { listOf, optional } from '../reading.ts';
import { day, money } from '../wire.ts';

const code = z.string().check(z.regex(/^[A-Z]{3}$/));

export const queryFlightCalendar = defineCall({
  name: 'queryFlightCalendar',
  area: 'booking',
  path: '/sale/queryFlightCalendar',
  member: false,
  summary: 'The lowest price of each day of a month between two cities or airports.',
  request: assume(
    z.object({
      /** Code of a city or an airport. */
      from: code,
      to: code,
      /** `2026-06`. */
      month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
    }),
  ),
  response: assume(
    z.object({
      /** Days on sale, in order; days that are past, or too far off, are not there. */
      days: listOf(
        z.object({
          date: day,
          state: z.enum(fareStates),
          /** Of one adult, taxes included; with the state `open`. */
          price: optional(money),
        }),
      ),
    }),
  ),
});
