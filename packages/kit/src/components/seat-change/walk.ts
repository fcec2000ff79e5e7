import type { SeatLayout } from '../../rules/seats/layout.ts';
import type { PlacedSeat, SeatLine } from '../../rules/seats/place.ts';

/** Edges in px of a cell, the seat in it, its corner and an aisle: as the map draws them, small for broad cabins. */
const sizes = {
  narrow: { cell: 44, seat: 36, corner: 8, aisle: 32 },
  broad: { cell: 28, seat: 24, corner: 6, aisle: 24 },
} as const;

/** Between seats and wall. */
const padding = 8;
/** Where rows are left out. */
const pause = 28;
/** Most rows that are drawn whole. */
const mostRows = 3;
const bend = 4;

/** A spot of the picture: its middle. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A few rows of a cabin with the way from one seat to another, in px. */
export interface Walk {
  readonly width: number;
  readonly height: number;
  readonly size: (typeof sizes)[keyof typeof sizes];
  readonly seats: readonly (Spot & { readonly designator: string })[];
  /** Row numbers in the first aisle, or dots where rows are left out. */
  readonly numbers: readonly (Spot & { readonly text: string; readonly held: boolean })[];
  /** Path data of the walk in the gaps between the seats. */
  readonly path: string;
}

/** The lines that are drawn, undefined where some are left out. */
function linesBetween(lines: readonly SeatLine[], from: number, to: number): (SeatLine | undefined)[] {
  const [low, high] = from < to ? [from, to] : [to, from];
  if (low === high) {
    const cabin = lines[low]?.at.cabin;
    return lines.slice(Math.max(0, low - 1), low + 2).filter(({ at }) => at.cabin === cabin);
  }
  const all = lines.slice(low, high + 1);
  return all.length > mostRows ? [lines[low], undefined, lines[high]] : all;
}

/** A path through points, its corners bent. */
function bent(points: readonly Spot[]): string {
  const toward = (from: Spot, to: Spot): Spot => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const share = length === 0 ? 0 : Math.min(bend, length / 2) / length;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  };
  return points
    .map((point, at) => {
      const before = points[at - 1];
      const after = points[at + 1];
      if (!before) return `M${point.x} ${point.y}`;
      if (!after) return `L${point.x} ${point.y}`;
      const start = toward(point, before);
      const end = toward(point, after);
      return `L${start.x} ${start.y}Q${point.x} ${point.y} ${end.x} ${end.y}`;
    })
    .join('');
}

/** Out of the seat, along the gap before it, up or down beside the other seat, and into it. */
function way(from: Spot, to: Spot, { cell, seat }: Walk['size']): readonly Spot[] {
  const side = to.y < from.y ? -1 : 1;
  const out = from.y + (side * cell) / 2;
  const arriving = to.y === from.y ? 1 : -side;
  const into = to.y + (arriving * cell) / 2;
  const beside = to.x + (from.x > to.x ? cell : -cell) / 2;
  const corridor = out === into ? [] : [beside];
  return [
    { x: from.x, y: from.y + (side * seat) / 2 },
    { x: from.x, y: out },
    ...corridor.flatMap((x) => [
      { x, y: out },
      { x, y: into },
    ]),
    { x: to.x, y: into },
    { x: to.x, y: to.y + (arriving * seat) / 2 },
  ];
}

/** The rows between two seats of one cabin, as they are drawn; undefined where no such picture can be drawn. */
export function walkBetween(layout: SeatLayout, from: string, to: string): Walk | undefined {
  const old = layout.byDesignator.get(from);
  const next = layout.byDesignator.get(to);
  if (!old || !next || old.at.deck !== next.at.deck || old.at.cabin !== next.at.cabin) return undefined;
  const columns = layout.decks[old.at.deck]?.cabins[old.at.cabin]?.columns ?? [];
  const size = columns.filter((letter) => letter !== undefined).length > 6 ? sizes.broad : sizes.narrow;
  const widths = columns.map((letter) => (letter === undefined ? size.aisle : size.cell));
  const middleOf = (column: number): number =>
    padding + widths.slice(0, column).reduce((sum, width) => sum + width, 0) + (widths[column] ?? 0) / 2;
  const firstAisle = columns.indexOf(undefined);

  const seats: (Spot & { designator: string })[] = [];
  const numbers: (Spot & { text: string; held: boolean })[] = [];
  let top = padding;
  for (const line of linesBetween(layout.lines, old.line, next.line)) {
    const height = line ? size.cell : pause;
    const y = top + height / 2;
    top += height;
    for (const { designator, at } of line?.seats ?? []) seats.push({ designator, x: middleOf(at.column), y });
    const held = line !== undefined && lineOf(layout, line) === old.line;
    if (firstAisle !== -1) numbers.push({ text: line?.number ?? '⋮', x: middleOf(firstAisle), y, held });
  }
  const spotOf = ({ designator }: PlacedSeat) => seats.find((seat) => seat.designator === designator);
  const start = spotOf(old);
  const end = spotOf(next);
  if (!start || !end) return undefined;
  return {
    width: widths.reduce((sum, width) => sum + width, 2 * padding),
    height: top + padding,
    size,
    seats,
    numbers,
    path: start === end ? '' : bent(way(start, end, size)),
  };
}

const lineOf = ({ lines }: SeatLayout, line: SeatLine): number => lines.indexOf(line);
