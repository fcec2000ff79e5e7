import type { SeatMapData } from '../../rules/cabin.ts';
import { layoutOf, type SeatLayout } from '../../rules/seat-layout.ts';

const known = new WeakMap<SeatMapData, SeatLayout>();

/** The layout of a map, read once however many parts ask. */
export function layoutFor(data: SeatMapData): SeatLayout {
  const layout = known.get(data) ?? layoutOf(data);
  known.set(data, layout);
  return layout;
}
