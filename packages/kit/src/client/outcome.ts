import type { Failure } from './failure.ts';

/**
 * Whether a write may have been carried out although it failed: no answer came, or none that can be read. Then the result is
 * looked up before anything is sent again. A refusal, a lost session and Code 40500 are answers: nothing was done.
 */
export const outcomeUnknown = ({ kind }: Failure): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'aborted' || kind === 'unexpected';
