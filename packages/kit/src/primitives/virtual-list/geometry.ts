/** Heights and offsets of a long list, in CSS px. Rows not yet measured have the height of their kind. */
export interface Geometry {
  /** Height of all rows. */
  readonly total: () => number;
  /** Distance of a row's start from the list's start. */
  readonly offset: (index: number) => number;
  /** The row at a distance from the list's start; the nearest one when outside. */
  readonly indexAt: (distance: number) => number;
  readonly measured: (index: number) => boolean;
  /** Notes a row's real height; answers whether anything changed. */
  readonly measure: (index: number, height: number) => boolean;
  /** Fixes the mean of the measured rows as the height of the rest, once. */
  readonly learn: () => void;
  /** Forgets all measures, after the list's width or text size has changed. */
  readonly forget: () => void;
}

/**
 * @param kinds the kind of each row, as an index into `estimates`
 * @param estimates first height of each kind, CSS px
 */
export function createGeometry(kinds: Uint8Array, estimates: readonly number[]): Geometry {
  const count = kinds.length;
  const heights = new Float64Array(count);
  const known = new Uint8Array(count);
  const offsets = new Float64Array(count + 1);
  let kindHeights = [...estimates];
  let learned = false;
  let staleFrom = 0;

  const settle = () => {
    for (let index = staleFrom; index < count; index += 1) {
      const height = known[index] ? heights[index] : kindHeights[kinds[index] ?? 0];
      offsets[index + 1] = (offsets[index] ?? 0) + (height ?? 0);
    }
    staleFrom = count;
  };

  return {
    total: () => {
      settle();
      return offsets[count] ?? 0;
    },
    offset: (index) => {
      settle();
      return offsets[Math.max(0, Math.min(index, count))] ?? 0;
    },
    indexAt: (distance) => {
      settle();
      let low = 0;
      let high = Math.max(0, count - 1);
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((offsets[middle] ?? 0) <= distance) low = middle;
        else high = middle - 1;
      }
      return low;
    },
    measured: (index) => known[index] === 1,
    measure: (index, height) => {
      if (height <= 0 || (known[index] && heights[index] === height)) return false;
      heights[index] = height;
      known[index] = 1;
      staleFrom = Math.min(staleFrom, index);
      return true;
    },
    learn: () => {
      if (learned) return;
      learned = true;
      kindHeights = kindHeights.map((estimate, kind) => {
        let sum = 0;
        let rows = 0;
        for (let index = 0; index < count; index += 1) {
          if (!known[index] || kinds[index] !== kind) continue;
          sum += heights[index] ?? 0;
          rows += 1;
        }
        return rows === 0 ? estimate : sum / rows;
      });
      staleFrom = 0;
    },
    forget: () => {
      known.fill(0);
      learned = false;
      staleFrom = 0;
    },
  };
}
