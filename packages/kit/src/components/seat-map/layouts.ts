import type { SeatMapData } from '../../rules/seats/cabin.ts';
import { layoutOf, type SeatLayout } from '../../rules/seats/layout.ts';
import { deckPlan, type DeckPlan } from './map/deck-plan.ts';

/** Finds something out about an object once, however many parts ask. */
function once<Of extends object, Found>(find: (of: Of) => Found): (of: Of) => Found {
  const known = new WeakMap<Of, Found>();
  return (of) => {
    const found = known.get(of) ?? find(of);
    known.set(of, found);
    return found;
  };
}

/** The layout of a map. */
export const layoutFor: (data: SeatMapData) => SeatLayout = once(layoutOf);

/** How its decks are drawn. */
export const plansFor: (layout: SeatLayout) => readonly DeckPlan[] = once((layout) =>
  layout.decks.map((_, at) => deckPlan(layout, at)),
);
