import type { Processed } from '../../rules/check-in/journey-state.ts';
import type { JourneySegment } from '../segment-route/types.ts';

/** The passengers of a segment who are checked in, or whose check-in was cancelled. */
export type ProcessedSegment = Processed<JourneySegment>;

/** The addresses that lead on from what has been processed, base included. */
export interface ProcessedLinks {
  readonly pass: (item: ProcessedSegment) => string;
  /** Checks in once more after cancelling. */
  readonly again: (item: ProcessedSegment) => string;
}
