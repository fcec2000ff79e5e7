import type { Money } from '../../rules/money.ts';
import type { Seating, SeatMapData, SeatPassenger } from '../../rules/seats/cabin.ts';
import { seatTotal, type SeatCharge } from '../../rules/seats/total.ts';
import { layoutFor } from './layouts.ts';

/** One segment of the journey with the seats chosen on it. */
export interface StripSegment {
  readonly data: SeatMapData;
  readonly seating: Seating;
  readonly owned?: Seating | undefined;
}

/** The charges of all segments, and their sum in the way of paying. */
export function stripTotal(
  segments: readonly StripSegment[],
  party: readonly SeatPassenger[],
  pay: 'cash' | 'points',
): { readonly charges: readonly SeatCharge[]; readonly cash: readonly Money[]; readonly points: number } {
  const { charges, inCash, inPoints } = seatTotal(
    segments.map(({ data, seating, owned }) => ({
      layout: layoutFor(data),
      seating,
      ...(owned && { owned }),
    })),
    party,
  );
  return { charges, ...(pay === 'cash' ? inCash : inPoints) };
}
