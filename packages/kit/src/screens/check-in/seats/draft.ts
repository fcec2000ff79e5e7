import type { SeatNotice } from '../../../contracts/check-in/check-in.ts';
import type { Seating } from '../../../rules/seats/cabin.ts';
import type { DraftForm } from '../../../session/drafts.ts';

/** Seats of passengers by segment, as they were sent. */
export interface SeatsSent {
  readonly seats: readonly {
    readonly segmentId: string;
    readonly passengerId: string;
    readonly seat: string;
  }[];
  readonly notices: readonly SeatNotice[];
  /** They are paid for first: an order is made, and nobody is checked in. */
  readonly order: boolean;
}

/** Draft of seats that were chosen and have not been sent. */
export interface SeatDraft {
  /** By segment: who sits where. */
  readonly seatings: Readonly<Record<string, Seating>>;
  /** The safety notice has been read and confirmed. */
  readonly safe?: boolean | undefined;
  /** Sent, and no answer came: it is looked up before anything is sent again. */
  readonly unsure?: SeatsSent | undefined;
}

/** In memory; who sits where outlives a reload besides (`chosen-seats`). */
export const seatDraft: DraftForm<SeatDraft> = { name: 'seats', keeps: {}, choices: () => ({}) };
