import { useMemo } from 'react';
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
  /** What is shown: all groups, or what was found. */
  readonly layout: Layout<Item>;
  readonly geometry: Geometry;
}

/** The rows of all groups, or of what was found; those of all groups are kept meanwhile. */
export function useLayout<Item>(
  groups: readonly IndexGroup<Item>[],
  found: readonly Item[] | undefined,
  alike: IndexGroup<Item> | undefined,
): ShownLayout<Item> {
  const all = useMemo(() => {
    const whole = layOut(groups.filter(({ items }) => items.length > 0));
    return { whole, letters: lettersOf(whole), geometry: createGeometry(whole.kinds, heights) };
  }, [groups]);
  const hits = useMemo(() => {
    if (!found) return undefined;
    const layout = layOut(
      [{ items: found }, ...(alike ? [alike] : [])].filter(({ items }) => items.length > 0),
    );
    return { layout, geometry: createGeometry(layout.kinds, heights) };
  }, [found, alike]);
  const { whole, letters } = all;
  return { whole, letters, layout: hits?.layout ?? whole, geometry: hits?.geometry ?? all.geometry };
}
