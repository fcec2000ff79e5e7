import type { SeatLayout } from './layout.ts';
import type { PlacedSeat } from './place.ts';

/** The seats left and right of one, without an aisle or anything else between. */
export function neighboursOf(
  { lines }: SeatLayout,
  { line: lineAt, place }: PlacedSeat,
): readonly PlacedSeat[] {
  const line = lines[lineAt];
  if (!line) return [];
  const left = line.links[place - 1] === 'beside' ? line.seats[place - 1] : undefined;
  const right = line.links[place] === 'beside' ? line.seats[place + 1] : undefined;
  return [left, right].filter((placed) => placed !== undefined);
}

/** Two seats of one row with nothing between them. */
export const areNeighbours = (layout: SeatLayout, one: PlacedSeat, other: PlacedSeat): boolean =>
  neighboursOf(layout, one).includes(other);
