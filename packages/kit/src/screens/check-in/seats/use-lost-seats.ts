import { useState } from 'react';
import type { SeatsSent } from './draft.ts';

type SentSeat = SeatsSent['seats'][number];

/** Seats that went to others between choosing and sending; they are mended one after the other. */
export interface LostSeats {
  /** The one to be mended now. */
  readonly current: SentSeat | undefined;
  /** Until when the other seats are kept: ISO 8601 with offset. */
  readonly keptUntil: string | undefined;
  readonly lose: (seats: readonly SentSeat[], keptUntil?: string) => void;
  /** The current one is mended, or given up. */
  readonly next: () => void;
  /** The time for the others is over. */
  readonly over: () => void;
}

export function useLostSeats(): LostSeats {
  const [{ seats, keptUntil }, set] = useState<{
    readonly seats: readonly SentSeat[];
    readonly keptUntil?: string | undefined;
  }>({ seats: [] });
  return {
    current: seats[0],
    keptUntil,
    lose: (lost, until) => set({ seats: lost, keptUntil: until }),
    next: () => set({ seats: seats.slice(1), keptUntil }),
    over: () => set({ seats }),
  };
}
