import { createContext, use } from 'react';
import type { SeatPassenger } from '../../rules/seats/cabin.ts';
import type { SeatFilter } from '../../rules/seats/filter.ts';
import type { SeatLayout } from '../../rules/seats/layout.ts';
import type { SeatNaming, SeatWords } from './seat-words.ts';
import type { SeatView } from './types.ts';

/** Facts and acts that the parts of one map share. A tap changes none of them, so that only what it changes is drawn again. */
export interface Seats {
  readonly layout: SeatLayout;
  readonly words: SeatWords;
  readonly naming: SeatNaming;
  /** Passengers who need a seat, in the order of their numbers. */
  readonly people: readonly SeatPassenger[];
  /** Nobody chooses: a tap tells of a seat. */
  readonly lookOnly: boolean;
  /** The cabin lies across a wide window. */
  readonly across: boolean;
  /** Index of the deck on show. */
  readonly deck: number;
  readonly onDeck: (deck: number) => void;
  readonly view: SeatView;
  readonly onView: (view: SeatView) => void;
  readonly filter: SeatFilter;
  readonly onFilter: (filter: SeatFilter) => void;
  /** Tells whether a tap only brings a part nearer. */
  readonly onZoomedOut: (zoomedOut: boolean) => void;
  /** A tap on a seat. */
  readonly onChoose: (designator: string) => void;
  readonly onSay: (text: string) => void;
  /** A seat number that the map does not have; none as soon as a seat is gone to. */
  readonly onMissing: (typed?: string) => void;
  /** Seats for all who have none, with the search that is loaded at the press. */
  readonly onPropose: (proposing: typeof import('./choose/propose.ts')) => void;
}

export const SeatsContext = createContext<Seats | undefined>(undefined);

/** The map that a part belongs to. */
export function useSeats(): Seats {
  const seats = use(SeatsContext);
  if (!seats) throw new Error('useSeats is called outside of a seat map');
  return seats;
}
