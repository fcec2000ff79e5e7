import type { Seating, SeatPassenger } from './cabin.ts';
import type { SeatLayout } from './layout.ts';
import { neighboursOf } from './neighbours.ts';
import type { PlacedSeat, SeatLine } from './place.ts';

const countOf = (party: readonly SeatPassenger[], wanted: SeatPassenger['type']): number =>
  party.filter(({ type }) => type === wanted).length;

/**
 * Every child can have an adult's seat beside its own. A party with more children than adults cannot always: a row has two sides
 * to an adult at most, and some have one; there a child may also be joined to its adult by others of the party.
 */
export const eachChildBeside = (party: readonly SeatPassenger[]): boolean =>
  countOf(party, 'child') <= countOf(party, 'adult');

/** A party in its seats. */
export interface SeatedParty {
  readonly layout: SeatLayout;
  readonly party: readonly SeatPassenger[];
  readonly seating: Seating;
}

const holderIn = ({ party, seating }: SeatedParty): Holder => {
  const holders = new Map(party.map((passenger) => [seating[passenger.id], passenger]));
  return ({ designator }) => holders.get(designator);
};

/** The next seat of the row, an aisle or none between. */
function nextSeat({ seats, links }: SeatLine, place: number, step: -1 | 1): PlacedSeat | undefined {
  const link = links[step === 1 ? place : place - 1];
  return link === undefined || link === 'apart' ? undefined : seats[place + step];
}

/** Walks from a seat to one side while a step is allowed, and tells whether an adult sits, or may sit, on the way. */
function adultToSide(
  line: SeatLine,
  from: number,
  step: -1 | 1,
  look: (placed: PlacedSeat) => 'adult' | 'on' | 'stop',
): boolean {
  for (let next = nextSeat(line, from, step); next; next = nextSeat(line, next.place, step)) {
    const seen = look(next);
    if (seen !== 'on') return seen === 'adult';
  }
  return false;
}

/** Gives the passenger in a seat. */
export type Holder = (placed: PlacedSeat) => SeatPassenger | undefined;

/** Whether an adult sits beside this seat without an aisle between. */
export const besideAdult = (layout: SeatLayout, holder: Holder, placed: PlacedSeat): boolean =>
  neighboursOf(layout, placed).some((next) => holder(next)?.type === 'adult');

/** Whether others of the party, an aisle apart at most, lead along the row from this seat to an adult. */
export function joinedToAdult(
  { lines }: SeatLayout,
  holder: Holder,
  { line: at, place }: PlacedSeat,
): boolean {
  const line = lines[at];
  if (!line) return false;
  const look = (next: PlacedSeat) => {
    const type = holder(next)?.type;
    return type === 'adult' ? 'adult' : type === undefined ? 'stop' : 'on';
  };
  return adultToSide(line, place, -1, look) || adultToSide(line, place, 1, look);
}

/**
 * Whether a child in this seat sits with an adult of its party. Beside means the next seat without an aisle. In a party with more
 * children than adults it is enough that the party sits without a gap in the row, an aisle apart at most, with an adult among it.
 * Source: travel.md section 5, domain.md B3; how much counts as beside is this project's reading.
 */
export function isAccompanied(seated: SeatedParty, placed: PlacedSeat): boolean {
  const holder = holderIn(seated);
  if (besideAdult(seated.layout, holder, placed)) return true;
  return !eachChildBeside(seated.party) && joinedToAdult(seated.layout, holder, placed);
}

/**
 * Whether a child in this seat sits with an adult, or one who has no seat yet can still join it.
 * @param mayHave whether a seat can be had by a passenger, whoever sits beside
 */
export function couldBeAccompanied(
  seated: SeatedParty,
  childId: string,
  placed: PlacedSeat,
  mayHave: (passenger: SeatPassenger, placed: PlacedSeat) => boolean,
): boolean {
  const { layout, party, seating } = seated;
  if (isAccompanied(seated, placed)) return true;
  const holder = holderIn(seated);
  const waiting = party.filter(
    ({ id, type }) => type !== 'infant' && id !== childId && seating[id] === undefined,
  );
  const adults = waiting.filter(({ type }) => type === 'adult');
  const adultMay = (next: PlacedSeat): boolean =>
    holder(next) === undefined && adults.some((adult) => mayHave(adult, next));
  if (neighboursOf(layout, placed).some(adultMay)) return true;
  const line = layout.lines[placed.line];
  if (eachChildBeside(party) || !line) return false;
  const side = (step: -1 | 1): boolean => {
    let filled = 0;
    return adultToSide(line, placed.place, step, (next) => {
      const held = holder(next);
      if (held) return held.type === 'adult' ? 'adult' : 'on';
      filled += 1;
      if (filled > waiting.length) return 'stop';
      if (adultMay(next)) return 'adult';
      return waiting.some((passenger) => mayHave(passenger, next)) ? 'on' : 'stop';
    });
  };
  return side(-1) || side(1);
}
