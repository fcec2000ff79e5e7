import type { Cabin, CabinElement, CabinRow, ElementType } from '../../../rules/seats/cabin.ts';
import type { SeatLayout } from '../../../rules/seats/layout.ts';
import type { PlacedSeat } from '../../../rules/seats/place.ts';

/** Elements that are drawn as a box with their name. */
export type FittingType = Exclude<ElementType, 'seat' | 'aisle' | 'gap'>;

/** One thing in a drawn row; `span` counts columns. */
export type RowPart =
  | { readonly type: 'seat'; readonly placed: PlacedSeat }
  | { readonly type: 'aisle' }
  | { readonly type: 'gap'; readonly span: number }
  | {
      readonly type: 'fitting';
      readonly fitting: FittingType;
      readonly name?: string;
      readonly span: number;
    };

/** One row as it is drawn. */
export interface RowPlan {
  readonly id: string;
  /** As printed; rows of fittings have none. */
  readonly number?: string;
  /** Index among the lines of the layout. */
  readonly line?: number;
  readonly parts: readonly RowPart[];
  readonly exit?: CabinRow['exit'];
  /** Where along the wing it lies. */
  readonly wing?: 'first' | 'on' | 'last';
  /** A wall before it. */
  readonly wall?: boolean;
}

export interface CabinPlan {
  readonly id: string;
  readonly class: Cabin['class'];
  readonly name?: string;
  /** Letter of each column; undefined for an aisle. */
  readonly columns: readonly (string | undefined)[];
  readonly rows: readonly RowPlan[];
  /** Rows of the deck that lie before it. */
  readonly before: number;
  /** Index of the row that the cabin's name is before. */
  readonly named: number;
}

export interface DeckPlan {
  /** Seats and aisles of the broadest row; rows of all cabins. */
  readonly seats: number;
  readonly aisles: number;
  readonly rows: number;
  readonly cabins: readonly CabinPlan[];
}

function partsOf(
  { elements }: CabinRow,
  seatAt: (column: number) => PlacedSeat | undefined,
): readonly RowPart[] {
  const parts: RowPart[] = [];
  for (const [column, element] of elements.entries()) {
    const last = parts.at(-1);
    const part = partOf(element, seatAt(column));
    const joined = last && joinable(last, part) ? { ...last, span: last.span + 1 } : undefined;
    if (joined) parts[parts.length - 1] = joined;
    else parts.push(part);
  }
  return parts;
}

function partOf(element: CabinElement, placed: PlacedSeat | undefined): RowPart {
  if (placed) return { type: 'seat', placed };
  const { type } = element;
  if (type === 'aisle') return { type };
  if (type === 'gap' || type === 'seat') return { type: 'gap', span: 1 };
  return { type: 'fitting', fitting: type, ...(type === 'unknown' && { name: element.name }), span: 1 };
}

const joinable = (last: RowPart, next: RowPart): last is Extract<RowPart, { span: number }> =>
  (last.type === 'gap' && next.type === 'gap') ||
  (last.type === 'fitting' &&
    next.type === 'fitting' &&
    last.fitting === next.fitting &&
    last.name === next.name &&
    last.fitting !== 'bassinet');

const isAisle = (letter: string | undefined): boolean => letter === undefined;
const aislesOf = ({ columns }: Cabin): number => columns.filter(isAisle).length;
const seatsOf = (cabin: Cabin): number => cabin.columns.length - aislesOf(cabin);

/** How one deck is drawn; made once for a map. */
export function deckPlan(layout: SeatLayout, deckAt: number): DeckPlan {
  const cabins = layout.decks[deckAt]?.cabins ?? [];
  const seats = Math.max(1, ...cabins.map(seatsOf));
  const wings = cabins.flatMap(({ rows }) => rows.map(({ wing }) => wing === true));
  const lines = new Map(
    layout.lines.flatMap((line, at) =>
      line.at.deck === deckAt ? [[`${line.at.cabin}.${line.at.row}`, { line, at }] as const] : [],
    ),
  );
  let drawn = 0;
  return {
    seats,
    aisles: Math.max(0, ...cabins.map(aislesOf)),
    rows: wings.length,
    cabins: cabins.map((cabin, cabinAt): CabinPlan => {
      const before = drawn;
      const rows = cabin.rows.map((row, rowAt): RowPlan => {
        const found = lines.get(`${cabinAt}.${rowAt}`);
        const placed = new Map(found?.line.seats.map((seat) => [seat.at.column, seat]));
        const at = drawn;
        drawn += 1;
        const wing = !wings[at] ? undefined : !wings[at - 1] ? 'first' : !wings[at + 1] ? 'last' : 'on';
        return {
          id: `${deckAt}.${cabinAt}.${rowAt}`,
          ...(found && { number: found.line.number, line: found.at }),
          parts: partsOf(row, (column) => placed.get(column)),
          ...(row.exit && { exit: row.exit }),
          ...(wing && { wing }),
          ...(row.bulkhead === true && cabin.rows[rowAt - 1]?.bulkhead !== true && { wall: true }),
        };
      });
      const named = rows.findIndex(({ wall, line }) => wall === true || line !== undefined);
      return {
        id: `${deckAt}.${cabinAt}`,
        class: cabin.class,
        ...(cabin.name !== undefined && { name: cabin.name }),
        columns: cabin.columns,
        rows,
        before,
        named: Math.max(0, named),
      };
    }),
  };
}

const hasRoom = (part: RowPart | undefined): boolean => part?.type === 'gap' && part.span > 1;

/** A row of fittings with room at both walls: the words of its doors are there. */
export const hasWordsInRow = ({ number, parts }: RowPlan): boolean =>
  number === undefined && hasRoom(parts[0]) && hasRoom(parts.at(-1));
