import type { Cabin, CabinElement, CabinRow, Deck, SeatMapData } from './cabin.ts';
import type { PlacedSeat, SeatLine, SeatLink } from './place.ts';
import { exitPlaces, featuresAt } from './position.ts';

/** Everything that a map, a list and the rules need to know of a cabin, found once. */
export interface SeatLayout {
  readonly segmentId: string;
  readonly decks: readonly Deck[];
  /** From nose to tail and left to right, one deck after the other. */
  readonly seats: readonly PlacedSeat[];
  readonly byDesignator: ReadonlyMap<string, PlacedSeat>;
  readonly lines: readonly SeatLine[];
}

function linkBetween(elements: readonly CabinElement[]): SeatLink {
  const rest = elements.filter(({ type }) => type !== 'gap');
  if (rest.length === 0) return 'beside';
  return rest.length === 1 && rest[0]?.type === 'aisle' ? 'aisle' : 'apart';
}

const lettersOf = /[^\d]+$/;
const digitsOf = /^\d+/;

function placedIn(
  { columns, class: cabinClass }: Cabin,
  row: CabinRow,
  deck: Deck['id'],
  at: SeatLine['at'],
  line: number,
): SeatLine | undefined {
  const exits = exitPlaces(row);
  const seats: PlacedSeat[] = [];
  const links: SeatLink[] = [];
  for (const [column, element] of row.elements.entries()) {
    if (element.type !== 'seat') continue;
    const { seat } = element;
    const before = seats.at(-1);
    if (before) links.push(linkBetween(row.elements.slice(before.at.column + 1, column)));
    seats.push({
      seat,
      designator: seat.designator,
      row: row.number ?? digitsOf.exec(seat.designator)?.[0] ?? '',
      letter: columns[column] ?? lettersOf.exec(seat.designator)?.[0] ?? '',
      deck,
      cabin: cabinClass,
      at: { ...at, column },
      line,
      place: seats.length,
      across: (column + 0.5) / row.elements.length,
      features: featuresAt(row, column, seat),
      exit: seat.kind === 'exit' || exits.has(column),
    });
  }
  const [first] = seats;
  if (!first) return undefined;
  const exit = seats.some((placed) => placed.exit);
  return { number: first.row, deck, cabin: cabinClass, at, seats, links, exit };
}

/** Reads a map once: its seats by designator, its rows in order, who is beside whom, and its sections. */
export function layoutOf({ segmentId, decks }: SeatMapData): SeatLayout {
  const lines: SeatLine[] = [];
  for (const [deckAt, deck] of decks.entries()) {
    for (const [cabinAt, cabin] of deck.cabins.entries()) {
      for (const [rowAt, row] of cabin.rows.entries()) {
        const at = { deck: deckAt, cabin: cabinAt, row: rowAt };
        const line = placedIn(cabin, row, deck.id, at, lines.length);
        if (line) lines.push(line);
      }
    }
  }
  const seats = lines.flatMap((line) => line.seats);
  const byDesignator = new Map<string, PlacedSeat>();
  for (const placed of seats) {
    if (!byDesignator.has(placed.designator)) byDesignator.set(placed.designator, placed);
  }
  return { segmentId, decks, seats, byDesignator, lines };
}
