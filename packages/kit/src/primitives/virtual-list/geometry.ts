/** Heights and offsets of a long list, in CSS px. Rows not yet measured have the height of their kind. */
export interface Geometry {
  /** The kind of each row. */
  readonly kinds: Uint8Array;
  /** A row's height where it has been measured, in this list or the one before. */
  readonly seen: (index: number) => number | undefined;
  /** Height of all rows. */
  readonly total: () => number;
  /** Distance of a row's start from the list's start. */
  readonly offset: (index: number) => number;
  /** The row at a distance from the list's start; the nearest one when outside. */
  readonly indexAt: (distance: number) => number;
  readonly measured: (index: number) => boolean;
  /** Notes a row's real height; answers whether it is another than thought. */
  readonly measure: (index: number, height: number) => boolean;
  /** Fixes the usual height of the measured rows of each kind as the height of the rest, once. */
  readonly learn: () => void;
  /** The height of rows of each kind that are not measured. */
  readonly usual: () => readonly number[];
  /** Forgets all measures, after the list's width or text size has changed. */
  readonly forget: () => void;
}

/** Less than this is rounding, not another height; CSS px. */
const rounding = 0.05;

/** How a row's height is known: from the list as it was before, or measured; 0 where it is supposed. */
const recalled = 1;
const measured = 2;

/** Rows of the same kinds in the same places. */
const areAlike = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((kind, index) => kind === other[index]);

/**
 * @param kinds the kind of each row, as an index into `estimates`
 * @param estimates first height of each kind, CSS px
 * @param earlier the list as it was before; measured heights are taken from it where the kinds are the same
 */
export function createGeometry(
  kinds: Uint8Array,
  estimates: readonly number[],
  earlier?: Pick<Geometry, 'kinds' | 'seen' | 'usual'>,
): Geometry {
  const count = kinds.length;
  const heights = new Float64Array(count);
  const known = new Uint8Array(count);
  const offsets = new Float64Array(count + 1);
  /** Rows measured before the usual heights are known. */
  let drawn: number[] = [];
  let learned = false;
  let usual = earlier?.usual() ?? estimates;
  let staleFrom = 0;

  const settle = () => {
    for (let index = staleFrom; index < count; index += 1) {
      offsets[index + 1] = (offsets[index] ?? 0) + (heights[index] ?? 0);
    }
    staleFrom = count;
  };

  /** Gives the rows not yet measured the height of their kind. */
  const suppose = (kindHeights: readonly number[]) => {
    for (let index = 0; index < count; index += 1) {
      if (known[index] === 0) heights[index] = kindHeights[kinds[index] ?? 0] ?? 0;
    }
    staleFrom = 0;
  };
  if (earlier && areAlike(kinds, earlier.kinds))
    for (let index = 0; index < count; index += 1) {
      const height = earlier.seen(index);
      if (height === undefined) continue;
      heights[index] = height;
      known[index] = recalled;
    }
  suppose(usual);

  return {
    kinds,
    seen: (index) => (known[index] === 0 ? undefined : heights[index]),
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
    measured: (index) => known[index] === measured,
    measure: (index, height) => {
      if (height <= 0 || index >= count) return false;
      if (known[index] !== measured && !learned) drawn.push(index);
      known[index] = measured;
      if (Math.abs(height - (heights[index] ?? 0)) < rounding) return false;
      heights[index] = height;
      staleFrom = Math.min(staleFrom, index);
      return true;
    },
    learn: () => {
      if (learned) return;
      learned = true;
      const before = usual;
      usual = before.map((estimate, kind) => {
        const ofKind = drawn.filter((index) => kinds[index] === kind).map((index) => heights[index] ?? 0);
        return ofKind.toSorted((a, b) => a - b)[ofKind.length >> 1] ?? estimate;
      });
      if (usual.some((height, kind) => Math.abs(height - (before[kind] ?? 0)) >= rounding)) suppose(usual);
    },
    usual: () => usual,
    forget: () => {
      known.fill(0);
      drawn = [];
      learned = false;
    },
  };
}
