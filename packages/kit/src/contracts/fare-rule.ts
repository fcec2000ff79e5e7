import * as z from 'zod/mini';
import { listOf, optional } from './reading.ts';
import { sum } from './wire.ts';

const unknown = { answer: 'unknown' } as const;

/** An answer that cannot be read is none: the airline's rules decide. */
const penalty = z.pipe(
  optional(
    z.union([
      z.object({ answer: z.literal('percent'), percent: z.number().check(z.gte(0), z.lte(100)) }),
      z.object({ answer: z.literal('amount'), amount: sum }),
      z.object({ answer: z.literal('refused') }),
      z.object({ answer: z.literal('unknown') }),
    ]),
  ),
  z.transform((told) => told ?? unknown),
);

const untold = { until: undefined, refund: unknown, change: unknown };

/** Bands of a fare's rule, the earliest first. */
export const fareRule = listOf(
  z.object({
    /** Minutes before departure at which the band ends, that minute included; the last has none. */
    until: optional(z.int().check(z.gte(-600_000), z.lte(600_000))),
    refund: penalty,
    change: penalty,
  }),
  // It ends the ladder: nothing is known from there on.
  () => untold,
);
