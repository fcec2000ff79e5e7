import { useMemo, useState } from 'react';
import { createGeometry, type Geometry } from '../virtual-list/geometry.ts';
import { layOut, lettersOf, type Layout } from './layout.ts';
import type { IndexGroup } from './types.ts';

/** First heights of a head and an item, px; they are measured once drawn. */
const heights = [32, 48];

/** Height of the head that sticks over the rows, px. */
export const headHeight = 32;

export interface ShownLayout<Item> {
  /** All groups, and those with a place in the bar. */
  readonly whole: Layout<Item>;
  readonly letters: ReturnType<typeof lettersOf<Item>>;
  /** Rows that are shown: all groups, or what was found. */
  readonly layout: Layout<Item>;
  readonly geometry: Geometry;
}

/** Makes the geometry of one list after another: rows of the next are supposed to be as high as those of the last. */
function successors() {
  let last: Geometry | undefined;
  return (kinds: Uint8Array): Geometry => (last = createGeometry(kinds, last?.usual() ?? heights));
}

/** The rows of all groups, or of what was found; those of all groups are kept meanwhile. */
export function useLayout<Item>(
  groups: readonly IndexGroup<Item>[],
  found: readonly Item[] | undefined,
  alike: IndexGroup<Item> | undefined,
): ShownLayout<Item> {
  const [nextAll] = useState(successors);
  const [nextHits] = useState(successors);
  const all = useMemo(() => {
    const whole = layOut(groups.filter(({ items }) => items.length > 0));
    return { whole, letters: lettersOf(whole), geometry: nextAll(whole.kinds) };
  }, [groups, nextAll]);
  const hits = useMemo(() => {
    if (!found) return undefined;
    const layout = layOut(
      [{ items: found }, ...(alike ? [alike] : [])].filter(({ items }) => items.length > 0),
    );
    return { layout, geometry: nextHits(layout.kinds) };
  }, [found, alike, nextHits]);
  const { whole, letters } = all;
  return { whole, letters, layout: hits?.layout ?? whole, geometry: hits?.geometry ?? all.geometry };
}
