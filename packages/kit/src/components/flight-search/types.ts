import type { SearchDraft } from '../../rules/booking/search-address.ts';
import type { SearchEnd } from '../../rules/booking/search-draft.ts';

/** A city that is to be chosen. */
export interface WantedPlace {
  /** Segment that it belongs to, from 0. */
  readonly segment: number;
  readonly end: SearchEnd;
  /** The search as it is typed so far. */
  readonly draft: SearchDraft;
}

/** A day, or both days of there and back, that are to be chosen. */
export interface WantedDays {
  /** Segment that they belong to, from 0. */
  readonly segment: number;
  /** The search as it is typed so far. */
  readonly draft: SearchDraft;
}

/** Choices that the fields leave to who shows the form. */
export interface PickActions {
  readonly onPickPlace: (wanted: WantedPlace) => void;
  readonly onPickDays: (wanted: WantedDays) => void;
}
