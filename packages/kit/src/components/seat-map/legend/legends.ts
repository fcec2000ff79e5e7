import type { SeatLayout } from '../../../rules/seats/layout.ts';
import { legendOf, type SeatLegend } from '../../../rules/seats/legend.ts';

const known = new WeakMap<SeatLayout, SeatLegend>();

/** The legend of a layout, found once. */
export function legendFor(layout: SeatLayout): SeatLegend {
  const found = known.get(layout) ?? legendOf(layout);
  known.set(layout, found);
  return found;
}
