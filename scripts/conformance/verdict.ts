import type { Call } from '@mapp/kit/contracts';
import type { Duty } from './ownership.ts';

/**
 * Outcome of a call.
 *
 * - `fits` it answered, and the answer is as its contract says.
 * - `differs` it answered, and not as its contract says; `fields` tells where.
 * - `refuses` it answered with a no.
 * - `absent` nobody answers at its path.
 * - `unreachable` no answer came, or none that the back end itself has written.
 * - `payload` what was to be sent does not fit its contract; nothing was sent.
 * - `skipped` it was not asked.
 */
export const verdicts = [
  'fits',
  'differs',
  'refuses',
  'absent',
  'unreachable',
  'payload',
  'skipped',
] as const;
export type Verdict = (typeof verdicts)[number];

/** One field that does not fit. Neither holds anything of the answer's values. */
export interface Difference {
  /** `airActivityDetails[].distance`; empty for the answer as a whole. */
  readonly path: string;
  /** `missing`, `string instead of boolean`, … */
  readonly problem: string;
  /** The field is our proposal within a documented call, not the documents'. */
  readonly assumed?: true;
}

/** Outcome of a call, and its reason. */
export interface Outcome {
  readonly verdict: Verdict;
  /** In a few words, for people. */
  readonly detail?: string;
  readonly fields?: readonly Difference[];
}

/** The outcome of one call, as the report tells it. */
export interface Finding extends Outcome {
  readonly call: Call;
  /** Duty that was tried with the call beside its answer. */
  readonly duty?: Duty;
  readonly milliseconds: number;
}
