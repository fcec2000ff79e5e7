import type { BoardingState } from '../check-in/check-in.ts';

/** A segment as far as it says whether its pass is the one to show. */
export interface PassSegment {
  readonly segmentId: string;
  /** ISO 8601 with the airports' offsets. */
  readonly departure: { readonly time: string };
  readonly arrival: { readonly time: string };
  readonly passengers: readonly { readonly state: BoardingState }[];
}

/**
 * The segment whose pass is wanted next: of those that somebody is checked in for, the first that has not landed, else
 * the last.
 * @param now milliseconds since 1970
 */
export function nearestChecked(segments: readonly PassSegment[], now: number): string | undefined {
  const checked = segments
    .filter(({ passengers }) => passengers.some(({ state }) => state === 'checkedIn'))
    .toSorted((one, other) => Date.parse(one.departure.time) - Date.parse(other.departure.time));
  const next = checked.find(({ arrival }) => Date.parse(arrival.time) > now) ?? checked.at(-1);
  return next?.segmentId;
}
