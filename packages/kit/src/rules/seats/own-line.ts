import type { SeatLayout } from './layout.ts';
import type { SeatLine } from './place.ts';

/**
 * The row where somebody begins to look: that of their seat; without one the first that is for them, or the first of all.
 * @param deck index of the only deck that is looked at
 */
export function ownLine(
  { lines, byDesignator }: SeatLayout,
  designator: string | undefined,
  deck?: number,
): SeatLine | undefined {
  const here = lines.filter(({ at }) => deck === undefined || at.deck === deck);
  const own = lines[byDesignator.get(designator ?? '')?.line ?? -1];
  if (own && here.includes(own)) return own;
  return here.find(({ seats }) => seats.some(({ seat }) => seat.reason !== 'notForPassenger')) ?? here[0];
}
