import * as z from 'zod/mini';
import { optional } from '../reading.ts';
import { instant, placeCode } from '../wire.ts';

/** A flight as a change or an upgrade tells it. */
export const flightFields = {
  flightNo: z.string(),
  from: placeCode,
  to: placeCode,
  fromTerminal: optional(z.string()),
  toTerminal: optional(z.string()),
  /** Planned, with the airport's offset. */
  departs: instant,
  arrives: instant,
  /** `economy`, `premium`, `business` or `first`; any other word is drawn as it is told. */
  cabin: z.string(),
  /** `Y`. */
  bookingClass: optional(z.string().check(z.regex(/^[A-Z]$/))),
};

export const changedFlight = z.object(flightFields);
export type ChangedFlight = z.output<typeof changedFlight>;
