import type { SeatLayout } from '../../rules/seats/layout.ts';

/** The maps of one layout, as far as a strip beside them has to know. */
export interface ZoomedOut {
  /** Tells whether a tap on a map only brings it nearer; each map tells of itself. */
  readonly set: (map: object, zoomedOut: boolean) => void;
  /** For `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly isZoomedOut: () => boolean;
}

const known = new WeakMap<SeatLayout, ZoomedOut>();

function create(): ZoomedOut {
  const maps = new Set<object>();
  const listeners = new Set<() => void>();
  return {
    set(map, zoomedOut) {
      const before = maps.size > 0;
      if (zoomedOut) maps.add(map);
      else maps.delete(map);
      if (before !== maps.size > 0) for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isZoomedOut: () => maps.size > 0,
  };
}

/** Maps of a layout that are too small to choose from; maps of another layout on the same page are none of theirs. */
export function zoomedOutOf(layout: SeatLayout): ZoomedOut {
  const found = known.get(layout) ?? create();
  known.set(layout, found);
  return found;
}
