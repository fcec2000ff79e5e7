import {
  holdersOf,
  refusalKey,
  type RefusalKey,
  type SeatJudge,
  type SeatSituation,
} from '../../../rules/seats/judge.ts';
import { answersFilter, isOffered, type SeatFilter } from '../../../rules/seats/filter.ts';
import type { SeatLayout } from '../../../rules/seats/layout.ts';
import { seatedOf } from '../../../rules/seats/party.ts';
import type { PlacedSeat } from '../../../rules/seats/place.ts';

/** Marks that the party, the passenger in turn and the filter give a seat, beside what the map says of it. */
export interface SeatMark {
  /** Place in the party of who sits here, from 1. */
  readonly holder?: number;
  /** Had before by the passenger in turn, and given up. */
  readonly own?: boolean;
  /** On offer, but not to the passenger in turn. */
  readonly refused?: RefusalKey;
  /** Lost, proposed or given up: what a proposal makes of it. */
  readonly change?: 'lost' | 'proposed' | 'left';
  /** Sits here and is in turn. */
  readonly turn?: boolean;
  /** Somebody looks at it who chooses for nobody. */
  readonly looked?: boolean;
  /** Not what the filter looks for. */
  readonly faint?: boolean;
}

/** Marks of one row as text, so that a row without news is known by comparing two strings. */
export type RowMarks = string;

const noMark: SeatMark = {};

export const writeMarks = (marks: readonly SeatMark[]): RowMarks =>
  marks.every((mark) => mark === noMark) ? '' : JSON.stringify(marks);

export const readMarks = (marks: RowMarks): readonly SeatMark[] =>
  marks === '' ? [] : (JSON.parse(marks) as readonly SeatMark[]);

const looksForSomething = ({ bands = [], features = [], free = false }: SeatFilter): boolean =>
  free || bands.length > 0 || features.length > 0;

/** Seats that are on offer, but not to the passenger in turn, each with the reason. */
export type SeatRefusals = ReadonlyMap<string, RefusalKey>;

/** Refusals to the passenger in turn on the seats that nobody of the party has. */
export function refusalsOf({ seats }: SeatLayout, judge: SeatJudge, turn: string | undefined): SeatRefusals {
  const refusals = new Map<string, RefusalKey>();
  if (turn === undefined) return refusals;
  for (const { designator, seat } of seats) {
    const verdict = isOffered(seat) ? judge(turn, designator) : undefined;
    if (verdict?.ok === false) refusals.set(designator, refusalKey(verdict.refusal));
  }
  return refusals;
}

/**
 * Marks of every seat of a map, by designator. Seats without one are left out.
 * @param refusals of the passenger in turn
 * @param looked the seat that somebody looks at who chooses for nobody
 */
export function marksOf(
  situation: SeatSituation,
  refusals: SeatRefusals,
  turn: string | undefined,
  filter: SeatFilter,
  looked?: string,
): ReadonlyMap<string, SeatMark> {
  const { layout, party, seating, owned = {} } = situation;
  const holders = holdersOf(seating);
  const owners = holdersOf(owned);
  const numbers = new Map(seatedOf(party).map(({ id }, at) => [id, at + 1]));
  const narrowed = looksForSomething(filter);

  const markOf = (placed: PlacedSeat): SeatMark | undefined => {
    const { designator } = placed;
    const holder = numbers.get(holders.get(designator) ?? '');
    if (holder !== undefined)
      return { holder, ...(turn !== undefined && seating[turn] === designator && { turn: true }) };
    const faint = narrowed && !answersFilter(placed, filter) && { faint: true };
    if (designator === looked) return { looked: true, ...faint };
    const owner = owners.get(designator);
    if (owner !== undefined && owner === turn) return { own: true, ...faint };
    const refused = refusals.get(designator);
    if (refused) return { refused, ...faint };
    return faint ? { faint: true } : undefined;
  };

  const marks = new Map<string, SeatMark>();
  for (const placed of layout.seats) {
    const mark = markOf(placed);
    if (mark) marks.set(placed.designator, mark);
  }
  return marks;
}

/** The same for each line of the layout. */
export const marksByLine = (
  { layout }: Pick<SeatSituation, 'layout'>,
  marks: ReadonlyMap<string, SeatMark>,
): readonly RowMarks[] =>
  layout.lines.map(({ seats }) => writeMarks(seats.map(({ designator }) => marks.get(designator) ?? noMark)));

/** How a seat is drawn: the kinds on offer, the reasons that shut it, and what a mark makes of it. */
export type SeatLook =
  | 'free'
  | 'selectable'
  | 'preferred'
  | 'exit'
  | 'exitEnd'
  | 'paid'
  | 'taken'
  | 'notForPassenger'
  | 'notSoldOnline'
  | 'unknown'
  | 'chosen'
  | 'lost'
  | 'proposed'
  | 'left'
  | 'faint';

/** The look of a seat with its mark; the arrow of an exit points to the nearer wall. */
export function lookOf({ seat, across }: PlacedSeat, mark: SeatMark): SeatLook {
  if (mark.change) return mark.change;
  if (mark.holder !== undefined) return 'chosen';
  if (mark.faint) return 'faint';
  if (mark.own) return 'paid';
  if (mark.refused !== undefined) return 'notForPassenger';
  if (seat.kind === 'exit' && across > 0.5) return 'exitEnd';
  return seat.kind === 'unavailable' ? (seat.reason ?? 'unknown') : seat.kind;
}

/** State of a seat for a host's styles and tests; the side of an exit is of its drawing alone. */
export function seatState(placed: PlacedSeat, mark: SeatMark): Exclude<SeatLook, 'exitEnd'> {
  const look = lookOf(placed, mark);
  return look === 'exitEnd' ? 'exit' : look;
}

/** Whether a tap on it can do something: nobody else has it, and nothing is against it. */
export const canBeHad = ({ seat }: PlacedSeat, { holder, own, refused }: SeatMark): boolean =>
  holder !== undefined || own === true || (isOffered(seat) && refused === undefined);
