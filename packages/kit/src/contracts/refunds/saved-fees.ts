import * as z from 'zod/mini';
import { defineCall, type ResponseOf } from '../call.ts';
import { optional } from '../reading.ts';
import { entriesOf } from '../unreadable.ts';
import { day, instant, money } from '../wire.ts';
import { feesReference } from './ticket-fees.ts';

/** Results that a member keeps: no document shows them, all is our proposal. */
const assumed = { area: 'refunds', source: 'assumed' } as const;

const place = z.string().check(z.regex(/^[A-Z]{3}$/));
const way = z.enum(['refund', 'change']);
const target = z.object({ flightNo: z.string(), departs: instant });

/** A result as the airline keeps it: the flight and the sum, and nothing of the passenger. */
const result = z.object({
  reference: feesReference,
  flightNo: z.string(),
  from: place,
  to: place,
  /** Planned, with the airport's offset. */
  departs: instant,
  way,
  /** Flight that a change was worked out for. */
  target: optional(target),
  /** Worked out when it was saved: to get back, or to pay where negative. Left out where it is not told. */
  sum: optional(money),
  /** The airline's time. */
  savedAt: instant,
  /** The last day on which it is kept. */
  keptUntil: day,
});
export type SavedFeeResult = z.output<typeof result>;

export const savedFeeResults = defineCall({
  ...assumed,
  name: 'savedFeeResults',
  path: '/api/refunds/saved-fees',
  summary:
    'Results of the fee calculator that the member has saved and that are still kept, the latest first.',
  request: z.object({}),
  response: entriesOf('results', result, 'reference', {}),
});

export const saveFeeResult = defineCall({
  ...assumed,
  name: 'saveFeeResult',
  path: '/api/refunds/save-fees',
  write: true,
  summary:
    'Saves a result of the fee calculator for 30 days; saved once more, it takes the place of the earlier one.',
  request: z.object({
    reference: feesReference,
    way,
    /** Flight that a change was worked out for. */
    target: optional(target),
  }),
  response: z.object({ result }),
});

export const removeFeeResult = defineCall({
  ...assumed,
  name: 'removeFeeResult',
  path: '/api/refunds/remove-fees',
  write: true,
  summary: 'Removes a saved result; one that is not there is removed already.',
  request: z.object({ reference: feesReference }),
  response: z.object({}),
});

export type SavedFeeResults = ResponseOf<typeof savedFeeResults>;
