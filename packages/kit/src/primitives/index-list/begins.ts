import type { Geometry } from '../virtual-list/geometry.ts';
import { beginRows, type Rows } from './rows.ts';

/** Drawn at first, before the list's place is known: enough for a phone's screen. */
const firstRows = 24;

/** Which rows to draw of a list that comes to be at its beginning: what was seen of it there tells, or of the one before it. */
export function createBegins() {
  const known = new WeakMap<Geometry, number>();
  let last: number | undefined;
  return {
    /** @param bottom where what is seen ends, measured from the list's start, px */
    note: (geometry: Geometry, bottom: number): void => {
      known.set(geometry, bottom);
      last = bottom;
    },
    rows: (geometry: Geometry): Rows => {
      const bottom = known.get(geometry) ?? last;
      return bottom === undefined ? { first: 0, end: firstRows } : beginRows(geometry, bottom);
    },
  };
}
