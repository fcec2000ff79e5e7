import type { Event } from './seed/ledger.ts';

/** Events in the points of members since the start, beside their seeded history. */
export interface PointsEvents {
  readonly of: (cardNo: string) => readonly Event[];
  readonly add: (cardNo: string, event: Event) => void;
  readonly clear: () => void;
}

export function createPointsEvents(): PointsEvents {
  const kept = new Map<string, readonly Event[]>();
  const of = (cardNo: string): readonly Event[] => kept.get(cardNo) ?? [];
  return {
    of,
    add: (cardNo, event) => void kept.set(cardNo, [...of(cardNo), event]),
    clear: () => kept.clear(),
  };
}
