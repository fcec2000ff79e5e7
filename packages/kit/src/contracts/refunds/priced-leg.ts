import * as z from 'zod/mini';
import { fareRule } from '../fare-rule.ts';
import { optional } from '../reading.ts';
import { instant, placeCode, points, sum } from '../wire.ts';

/** In place of a leg that cannot be read. */
export const unreadableLeg = { unreadable: true } as const;

/** A leg with its part of the price and the rule of its fare. */
export const pricedLeg = z.object({
  flightNo: z.string(),
  from: placeCode,
  to: placeCode,
  /** Planned, with the airport's offset. */
  departs: instant,
  /** Booking class: `Y`. */
  cabin: optional(z.string().check(z.regex(/^[A-Z]$/))),
  fare: sum,
  points: optional(points),
  /** Worth of these points, minor units. */
  pointsWorth: optional(sum),
  taxes: sum,
  flown: z.boolean(),
  rule: fareRule,
});
