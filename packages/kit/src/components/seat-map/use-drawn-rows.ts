import { startTransition, useEffect, useState } from 'react';
import type { DeckPlan } from './deck-plan.ts';

/** Rows that a phone shows at most: of a broad cabin they are lower, and one that the page is scrolled to has more room. */
const inSight = ({ seats }: DeckPlan, first: number): number =>
  first > 0 ? seats + 16 : Math.max(10, Math.round(1.6 * seats));

/**
 * How many rows are to be drawn, from the nose on: at first what is in sight, all others once that has been painted. Their room is
 * kept from the beginning.
 * @param first index of the cabin that the map begins at
 */
export function useDrawnRows(plan: DeckPlan, first: number): number {
  const [all, setAll] = useState(false);
  useEffect(() => {
    requestAnimationFrame(() => startTransition(() => setAll(true)));
  }, []);
  return all ? plan.rows : inSight(plan, first) + (plan.cabins[first]?.before ?? 0);
}
