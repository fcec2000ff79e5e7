import { useState } from 'react';
import type { Seating } from '../../../rules/seats/cabin.ts';
import type { SeatsSent } from './draft.ts';

type SentSeat = SeatsSent['seats'][number];

/** Seats that went to others between choosing and sending; they are mended one after the other, or several at once. */
export interface LostSeats {
  /** The one to be mended now. */
  readonly current: SentSeat | undefined;
  /** Those of its segment that are mended after it. */
  readonly others: readonly SentSeat[];
  /** Until when the other seats are kept: ISO 8601 with offset. */
  readonly keptUntil: string | undefined;
  readonly lose: (seats: readonly SentSeat[], keptUntil?: string) => void;
  /**
   * The current one is mended, or given up; so are others of its segment that sit elsewhere now.
   * @param seating of its segment
   */
  readonly next: (seating: Seating) => void;
  /** The time for the others is over. */
  readonly over: () => void;
}

export function useLostSeats(): LostSeats {
  const [lostSeats, setLostSeats] = useState<{
    readonly seats: readonly SentSeat[];
    readonly keptUntil?: string | undefined;
  }>({ seats: [] });
  const { seats, keptUntil } = lostSeats;
  const [current, ...rest] = seats;
  const others = rest.filter(({ segmentId }) => segmentId === current?.segmentId);
  return {
    current,
    others,
    keptUntil,
    lose: (lost, until) => setLostSeats({ seats: lost, keptUntil: until }),
    next: (seating) =>
      setLostSeats({
        seats: rest.filter((one) => !others.includes(one) || seating[one.passengerId] === one.seat),
        keptUntil,
      }),
    over: () => setLostSeats({ seats }),
  };
}
