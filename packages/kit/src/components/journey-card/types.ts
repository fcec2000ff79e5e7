import type { JourneySegment } from '../segment-route/types.ts';

export type { Journey, JourneySegment } from '../segment-route/types.ts';

/** Addresses that a segment's actions lead to, base included. */
export interface JourneyLinks {
  readonly checkIn: (segment: JourneySegment) => string;
  /** Seats before check-in opens. */
  readonly seats: (segment: JourneySegment) => string;
  readonly pass: (segment: JourneySegment) => string;
  /** The order that seats were paid with, by its number. */
  readonly order: (orderNo: string) => string;
  /** Claims points that a flight has not brought. */
  readonly claim: string;
  /** Flight dynamics of a segment; its number does not lead there without it. */
  readonly dynamics?: ((segment: JourneySegment) => string) | undefined;
  /** Number to call where nothing helps online. */
  readonly hotline: string;
}

/** Outcome of switching other than plain success: put back as it was, or nobody knows. */
export type AutoOutcome = 'failedOn' | 'failedOff' | 'unknown';

/** Automatic check-in of the segments in sight. */
export interface AutoCheckIn {
  /** As it is shown now: what was switched counts before the answer is there. */
  readonly isOn: (segment: JourneySegment) => boolean;
  readonly set: (segment: JourneySegment, on: boolean) => void;
  readonly outcome: (segment: JourneySegment) => AutoOutcome | undefined;
}

/** Data that the actions of one card share. */
export interface ActionShared {
  /** The airline's clock, milliseconds since 1970. */
  readonly now: number;
  /** Addresses of all that can be done. */
  readonly links: JourneyLinks;
  /** Id of the segment that has the screen's one filled button. */
  readonly main: string | undefined;
}

/** Data that the parts of one card share. */
export interface CardShared extends ActionShared {
  /** Automatic check-in: its state, and its switch. */
  readonly auto: AutoCheckIn;
}

/** One segment within its journey, and what can be done with it. */
export interface ActionPartProps {
  /** Those of the journey, in order. */
  segments: readonly JourneySegment[];
  /** The one that this is about. */
  segment: JourneySegment;
  /** Data that the card's parts share. */
  shared: ActionShared;
}

/** One segment within its journey. */
export interface SegmentPartProps extends ActionPartProps {
  shared: CardShared;
}
