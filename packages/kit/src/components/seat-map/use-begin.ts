import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Brings a cabin into sight when its map is shown first. The focus stays where it is.
 * @param grid holds the cabins; none while the map is not seen
 * @param cabin its index at first; the foremost is where a page begins anyway
 */
export function useBegin(grid: RefObject<HTMLElement | null>, cabin: number): void {
  const [begin] = useState(cabin);
  useLayoutEffect(() => {
    // Whoever has scrolled already is somewhere.
    if (begin && !scrollY) grid.current?.children[begin]?.scrollIntoView();
  }, [grid, begin]);
}
