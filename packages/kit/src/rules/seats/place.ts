import type { Cabin, Deck, Seat, SeatFeature } from './cabin.ts';

/** Gap between a seat and the next of its row: none, one aisle, or something one cannot reach across. */
export type SeatLink = 'beside' | 'aisle' | 'apart';

/** A seat, and where it stands. */
export interface PlacedSeat {
  readonly seat: Seat;
  readonly designator: string;
  /** As printed: `31`. */
  readonly row: string;
  readonly letter: string;
  readonly deck: Deck['id'];
  readonly cabin: Cabin['class'];
  /** Indices into the data: `decks[deck].cabins[cabin].rows[row].elements[column]`. */
  readonly at: {
    readonly deck: number;
    readonly cabin: number;
    readonly row: number;
    readonly column: number;
  };
  /** Index of its row among `lines`. */
  readonly line: number;
  /** Index among the seats of that row. */
  readonly place: number;
  /** How far from the left wall: 0 to 1. */
  readonly across: number;
  /** Features from the map, and those that follow from the place. */
  readonly features: readonly SeatFeature[];
  /** Between a door and the first aisle, or of the kind `exit`: who sits here may have to open it. */
  readonly exit: boolean;
}

/** A row with seats. */
export interface SeatLine {
  /** As printed. */
  readonly number: string;
  readonly deck: Deck['id'];
  readonly cabin: Cabin['class'];
  /** Indices into the data: `decks[deck].cabins[cabin].rows[row]`. */
  readonly at: { readonly deck: number; readonly cabin: number; readonly row: number };
  readonly seats: readonly PlacedSeat[];
  /** Gap between each seat and the next: one less than there are seats. */
  readonly links: readonly SeatLink[];
  /** Holds a seat at a door. */
  readonly exit: boolean;
}
