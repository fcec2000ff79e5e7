import { useState } from 'react';
import { toldHere } from '../../../client/check-in/check-in.ts';
import { useSeatMaps } from '../../../client/check-in/seats.ts';
import type { JourneySegment } from '../../../contracts/check-in/check-in.ts';
import type { SeatDraft } from './draft.ts';
import { seatRow } from './seat-row.ts';

export interface SeatRowsOptions {
  /** Those whose seats can be chosen now, at least one. */
  segments: readonly JourneySegment[];
  /** Shown first. */
  first: JourneySegment;
  /** Passenger ids from the address. */
  named: string | undefined;
}

/** The flights of a journey with their seats, one of them on show; maps are read of those that were opened, or have seats chosen. */
export function useSeatRows(
  { segments, first, named }: SeatRowsOptions,
  { seatings }: Pick<SeatDraft, 'seatings'>,
) {
  const [opened, setOpened] = useState<readonly string[]>([first.segmentId]);
  const shownId = opened.at(-1) ?? first.segmentId;
  const wanted = segments
    .map(({ segmentId }) => segmentId)
    .filter((id) => opened.includes(id) || seatings[id] !== undefined);
  const maps = useSeatMaps(wanted, toldHere);
  const rows = segments.map((segment) => {
    const { segmentId } = segment;
    return seatRow(segment, named, maps[wanted.indexOf(segmentId)], seatings[segmentId]);
  });
  const shown = rows.find(({ segment }) => segment.segmentId === shownId) ?? rows[0];
  if (!shown) throw new RangeError('Seats are chosen on at least one flight');
  return {
    rows,
    shown,
    show: (segmentId: string) => setOpened([...opened.filter((id) => id !== segmentId), segmentId]),
  };
}
