import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import type { Seating, SeatMapData, SeatPassenger } from '../../rules/seats/cabin.ts';
import type { SeatVerdict } from '../../rules/seats/judge.ts';

/** Known state of the seats of a segment. */
export type SeatMapState =
  | { readonly state: 'loading' }
  /** They could not be had; the airport counter has seats all the same. */
  | {
      readonly state: 'failed';
      readonly onRetry: () => void;
      readonly busy?: boolean;
      /** Number as dialled. */
      readonly hotline?: string;
      /** Code and time, for the person on the phone. */
      readonly smallPrint?: string;
    }
  /** A map without a seat is told as such. */
  | { readonly state: 'ready'; readonly data: SeatMapData };

/** Until when the chosen seats are kept for the party. */
export interface SeatHold {
  /** ISO 8601 with offset. */
  readonly until: string;
  /** The airline's clock, ms since 1970. */
  readonly now: () => number;
  /** Asks for the map again once the time is over. */
  readonly onRenew: () => void;
}

/** Answer of the rules to a seat that somebody tapped. */
export interface SeatTried {
  readonly passengerId: string;
  readonly designator: string;
  readonly verdict: SeatVerdict;
}

/** The two ways to see the same seats. */
export type SeatView = 'map' | 'list';

/** Content of a host's page that belongs beside the seats of a wide window. */
export interface SeatMapSlots {
  /** Which flight it is, and what is to be known of it: above the cabin. */
  readonly above?: ReactNode;
  /** Costs and the button: the last block beside the cabin. */
  readonly pay?: ReactNode;
}

export interface SeatMapProps extends RootProps<HTMLDivElement> {
  /** The seats, or why there are none yet. */
  map: SeatMapState;
  /** All who travel together, infants too. With nobody the seats are to look at: a tap tells of a seat. */
  party: readonly SeatPassenger[];
  /** Seats of the passengers on this segment. */
  value: Seating;
  /** A seat was chosen, changed or given up; at an exit once the notice was confirmed. Nothing to look at alone tells it. */
  onChange?: ((seating: Seating) => void) | undefined;
  /** Seats that the party had before: theirs alone, and paid. */
  owned?: Seating | undefined;
  /** Until when the choice is held, and what then. */
  hold?: SeatHold | undefined;
  /** Every tap on a seat, allowed or not. */
  onTry?: ((tried: SeatTried) => void) | undefined;
  /** Whether a tap only brings a part of a broad cabin nearer before one can choose: to be told by `SeatStrip`. */
  onZoomedOut?: ((zoomedOut: boolean) => void) | undefined;
  /** How it is seen at first: as a picture unless told otherwise. */
  defaultView?: SeatView | undefined;
  /**
   * It takes the whole of a wide window, from 960 px: the cabin lies across, with the people, the costs and one button beside it, and its
   * seats by price below. Left out in a column of a page. In a narrower window nothing of it is drawn.
   */
  wide?: SeatMapSlots | undefined;
  /** Height of what sticks above it: CSS length. */
  below?: string | undefined;
}
