import { startTransition, useEffect, useState } from 'react';
import type { DeckPlan } from './deck-plan.ts';

/** Rows that a phone shows at most: of a broad cabin they are lower. */
const inSight = ({ seats }: DeckPlan): number => Math.max(10, Math.round(1.6 * seats));

/**
 * How many rows are to be drawn, from the nose on: at first what is in sight, all others once that has been painted. Their room is
 * kept from the beginning.
 */
export function useDrawnRows(plan: DeckPlan): number {
  const [all, setAll] = useState(false);
  useEffect(() => {
    requestAnimationFrame(() => startTransition(() => setAll(true)));
  }, []);
  return all ? plan.rows : inSight(plan);
}
