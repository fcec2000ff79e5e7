import * as z from 'zod/mini';
import { holidayKinds, holidays as known } from '../../rules/calendar/holidays.ts';
import { assume } from '../assumed.ts';
import { defineCall } from '../call.ts';
import { listOf, optional } from '../reading.ts';
import { day } from '../wire.ts';

/** The path is documented; the shape is assumed. */
export const holidays = defineCall({
  name: 'holidays',
  area: 'booking',
  path: '/customize/calendar/holiday',
  member: false,
  summary: 'Public holidays and made-up work days of mainland China, with the years that they cover.',
  request: z.object({}),
  response: assume(
    z.object({
      /** Years whose calendar is published; of any other nothing is known. */
      years: listOf(z.int()),
      /** Days that are otherwise than their place in the week says. */
      days: listOf(
        z.object({
          date: day,
          kind: z.enum(holidayKinds),
          /** The holiday that falls on the day itself; a name that is unknown is none. */
          holiday: z.pipe(
            optional(z.string()),
            z.transform((name) => known.find((one) => one === name)),
          ),
        }),
      ),
    }),
  ),
});
