import type { CabinRow, Seat, SeatFeature } from './cabin.ts';

const typeAt = (row: CabinRow, column: number) => row.elements[column]?.type;

/** The first thing that is beside a column, gaps passed over; undefined at the wall. */
function besideColumn(row: CabinRow, column: number, step: -1 | 1): string | undefined {
  let at = column + step;
  while (typeAt(row, at) === 'gap') at += step;
  return typeAt(row, at);
}

const positions: readonly SeatFeature[] = ['window', 'aisle', 'middle'];

/**
 * The features of a seat. Window, aisle and middle follow from the place where the map names none of them, and a seat at the
 * wall of a row beside the wing looks at the wing.
 */
export function featuresAt(row: CabinRow, column: number, { features }: Seat): readonly SeatFeature[] {
  const sides = [besideColumn(row, column, -1), besideColumn(row, column, 1)];
  const atWall = sides.includes(undefined);
  const found = new Set(features);
  if (!positions.some((position) => found.has(position))) {
    if (atWall && !found.has('noWindow')) found.add('window');
    if (sides.includes('aisle')) found.add('aisle');
    if (!atWall && !sides.includes('aisle')) found.add('middle');
  }
  if (atWall && row.wing === true) found.add('wing');
  return found.size === features.length ? features : [...found];
}

function fromWall(row: CabinRow, start: number, step: -1 | 1): number[] {
  const columns: number[] = [];
  for (let at = start; at >= 0 && at < row.elements.length && typeAt(row, at) !== 'aisle'; at += step)
    columns.push(at);
  return columns;
}

/**
 * The columns of a row from which a door is reached without crossing an aisle.
 * Source: the definition of an exit seat in 14 CFR 121.585(a)(2).
 */
export function exitPlaces(row: CabinRow): ReadonlySet<number> {
  const columns = new Set<number>();
  if (row.exit === 'left' || row.exit === 'both') for (const at of fromWall(row, 0, 1)) columns.add(at);
  if (row.exit === 'right' || row.exit === 'both') {
    for (const at of fromWall(row, row.elements.length - 1, -1)) columns.add(at);
  }
  return columns;
}
