import type { SeatLayout } from './layout.ts';
import type { PlacedSeat, SeatLine } from './place.ts';
import { sectionsOf } from './sections.ts';

/**
 * Ways through a map by keyboard. Left and right are those of the data's columns; a mirrored map swaps the keys. Only a jump to a
 * section leaves the deck.
 */
export const seatMoves = [
  'left',
  'right',
  'up',
  'down',
  'rowStart',
  'rowEnd',
  'rowsUp',
  'rowsDown',
  'previousSection',
  'nextSection',
  'first',
  'last',
] as const;
export type SeatMove = (typeof seatMoves)[number];

/** Rows that a jump passes. */
const rowJump = 5;

/** The seat of a row in the same column, or the nearest to it. */
function nearestIn(
  line: SeatLine | undefined,
  { letter, across, cabin }: PlacedSeat,
): PlacedSeat | undefined {
  let best: PlacedSeat | undefined;
  for (const placed of line?.seats ?? []) {
    if (placed.letter === letter && placed.cabin === cabin) return placed;
    if (!best || Math.abs(placed.across - across) < Math.abs(best.across - across)) best = placed;
  }
  return best;
}

/** The row so many rows on, or the last before the deck ends. */
function lineFrom({ lines }: SeatLayout, { line, deck }: PlacedSeat, by: number): SeatLine | undefined {
  const step = Math.sign(by);
  let at = line;
  while (at !== line + by && lines[at + step]?.deck === deck) at += step;
  return lines[at];
}

type Way = (layout: SeatLayout, from: PlacedSeat) => PlacedSeat | undefined;

const inRow =
  (placeOf: (from: PlacedSeat) => number): Way =>
  ({ lines }, from) =>
    lines[from.line]?.seats.at(placeOf(from));
const byRows =
  (by: number): Way =>
  (layout, from) =>
    nearestIn(lineFrom(layout, from, by), from);
const bySections =
  (by: number): Way =>
  ({ lines }, from) => {
    const sections = sectionsOf(lines);
    const own = sections.findIndex((section) => section.lines.some(({ seats }) => seats.includes(from)));
    return nearestIn(sections[own + by]?.lines[0], from);
  };

const ways: Readonly<Record<SeatMove, Way>> = {
  left: ({ lines }, { line, place }) => lines[line]?.seats[place - 1],
  right: inRow(({ place }) => place + 1),
  up: byRows(-1),
  down: byRows(1),
  rowStart: inRow(() => 0),
  rowEnd: inRow(() => -1),
  rowsUp: byRows(-rowJump),
  rowsDown: byRows(rowJump),
  previousSection: bySections(-1),
  nextSection: bySections(1),
  first: ({ seats }, { deck }) => seats.find((placed) => placed.deck === deck),
  last: ({ seats }, { deck }) => seats.findLast((placed) => placed.deck === deck),
};

/**
 * The seat that a move leads to; the same one where the map ends.
 * @param from a designator; one that the map does not know counts as none, and leads to the first seat
 */
export function moveSeat(layout: SeatLayout, from: string, move: SeatMove): string {
  const placed = layout.byDesignator.get(from);
  if (!placed) return layout.seats[0]?.designator ?? from;
  return ways[move](layout, placed)?.designator ?? from;
}

const unspoken = /[^\dA-Z]+/g;
const typedRow = /^0*(\d+)([A-Z]*)$/;

/**
 * The seat that somebody typed: `31a`, `31 A`, `031A`, `３１Ａ`, `31排A座`. A number alone gives the first seat of that row.
 * @returns undefined where the map has no such seat, and for any other text
 */
export function seatTyped(layout: SeatLayout, text: string): PlacedSeat | undefined {
  const [, row, letter] = typedRow.exec(text.normalize('NFKC').toUpperCase().replace(unspoken, '')) ?? [];
  if (row === undefined) return undefined;
  return letter === '' || letter === undefined
    ? layout.seats.find((placed) => placed.row === row)
    : layout.byDesignator.get(row + letter);
}
