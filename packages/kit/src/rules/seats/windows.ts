import type { SeatPassenger } from './cabin.ts';
import { besideAdult, joinedToAdult, type Holder } from './company.ts';
import { exitRefusal, placeRefusal } from './judge.ts';
import type { SeatLayout } from './layout.ts';
import type { PlacedSeat, SeatLine } from './place.ts';
import { priceWeight } from './price-order.ts';

/** Terms of a search: which seats can be had, and who sits already and stays. */
export interface SeatSearch {
  readonly layout: SeatLayout;
  /** Every child has an adult's seat beside its own; otherwise being joined to one is enough. */
  readonly eachBeside: boolean;
  readonly open: (placed: PlacedSeat) => boolean;
  /** Wished for; between windows as near to each other it counts more than the price. */
  readonly wanted: (placed: PlacedSeat) => boolean;
  readonly stays: Holder;
}

/** Smaller is better, from the first figure on. */
export type SeatCost = readonly number[];

/** A stretch of one row for some of the party: nobody else sits between them. */
export interface SeatWindow {
  readonly seats: readonly PlacedSeat[];
  /** Passenger in each seat. */
  readonly people: readonly SeatPassenger[];
  readonly line: number;
  /** The middle, as `across` of a seat. */
  readonly across: number;
  /** That lie between its seats. */
  readonly aisles: number;
  /** How far children are from an adult, beyond the seat beside; people with an aisle or nobody beside them. */
  readonly company: SeatCost;
  /** Aisles; seats not wished for; points; cash; seats at an exit; how far from the nose. */
  readonly comfort: SeatCost;
}

export function compareCosts(one: SeatCost, other: SeatCost): number {
  for (const [at, figure] of one.entries()) {
    const difference = figure - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Passengers whom the rules treat alike have the same. */
export const profileOf = (passenger: SeatPassenger): string =>
  `${passenger.type} ${exitRefusal(passenger) === undefined} ${passenger.infantId !== undefined}`;

/** The first of each profile. */
function oneOfEach(people: readonly SeatPassenger[]): readonly SeatPassenger[] {
  const seen = new Set<string>();
  return people.filter((passenger) => {
    const profile = profileOf(passenger);
    return !seen.has(profile) && seen.add(profile);
  });
}

/** Steps along the row to the nearest adult. */
const seatsToAdult = ({ lines }: SeatLayout, holder: Holder, { line, place }: PlacedSeat): number =>
  Math.min(
    ...(lines[line]?.seats ?? [])
      .filter((placed) => holder(placed)?.type === 'adult')
      .map((placed) => Math.abs(placed.place - place)),
  );

interface Arrangement {
  readonly people: readonly SeatPassenger[];
  /** Seats between children and the nearest adult, over all who are not right beside one. */
  readonly apart: number;
}

/** There are as many seats for each profile as people of it: quickly said, where no order can keep the rules. */
const hasRoom = (seats: readonly PlacedSeat[], people: readonly SeatPassenger[]): boolean =>
  oneOfEach(people).every((passenger) => {
    const profile = profileOf(passenger);
    const suited = seats.filter((seat) => placeRefusal(seat, passenger) === undefined).length;
    return suited >= people.filter((other) => profileOf(other) === profile).length;
  });

/** The best order of these people in these seats; undefined if no order keeps the rules. */
function arrange(
  { layout, eachBeside, stays }: SeatSearch,
  seats: readonly PlacedSeat[],
  people: readonly SeatPassenger[],
): Arrangement | undefined {
  if (!hasRoom(seats, people)) return undefined;
  const placed = new Map<PlacedSeat, SeatPassenger>();
  const holder: Holder = (seat) => placed.get(seat) ?? stays(seat);
  let best: Arrangement | undefined;
  const alone = (seat: PlacedSeat | undefined): boolean =>
    seat !== undefined && placed.get(seat)?.type === 'child' && !besideAdult(layout, holder, seat);

  const finish = (order: readonly SeatPassenger[]): void => {
    const apart = seats.filter(alone);
    if (apart.length > 0 && (eachBeside || !apart.every((seat) => joinedToAdult(layout, holder, seat))))
      return;
    const far = apart.reduce((sum, seat) => sum + seatsToAdult(layout, holder, seat), 0);
    if (best === undefined || far < best.apart) best = { people: order, apart: far };
  };

  const place = (order: readonly SeatPassenger[], left: readonly SeatPassenger[]): void => {
    const seat = seats[order.length];
    if (!seat) return finish(order);
    for (const passenger of oneOfEach(left)) {
      if (placeRefusal(seat, passenger)) continue;
      placed.set(seat, passenger);
      const hopeless = eachBeside && alone(seats[order.length - 1]);
      if (!hopeless)
        place(
          [...order, passenger],
          left.filter((other) => other !== passenger),
        );
      placed.delete(seat);
      if (best?.apart === 0) return;
    }
  };

  place([], people);
  return best;
}

/** Stretches of a row that the party has or can have, an aisle apart at most. */
function stretchesOf(
  { open, stays }: SeatSearch,
  { seats, links }: SeatLine,
): readonly (readonly PlacedSeat[])[] {
  const stretches: PlacedSeat[][] = [];
  let stretch: PlacedSeat[] = [];
  for (const [at, placed] of seats.entries()) {
    const usable = stays(placed) !== undefined || open(placed);
    if (!usable || links[at - 1] === 'apart') stretch = [];
    if (!usable) continue;
    if (stretch.length === 0) stretches.push(stretch);
    stretch.push(placed);
  }
  return stretches;
}

/** How many sit in each part of a window that no aisle divides. */
function blocksOf({ links }: SeatLine, seats: readonly PlacedSeat[]): readonly number[] {
  const sizes: number[] = [];
  for (const [at, { place }] of seats.entries()) {
    const before = seats[at - 1];
    const joined = before && links.slice(before.place, place).every((link) => link === 'beside');
    if (joined) sizes.push((sizes.pop() ?? 0) + 1);
    else sizes.push(1);
  }
  return sizes;
}

type Arrange = (line: SeatLine, seats: readonly PlacedSeat[]) => Arrangement | undefined;

/** Arranges these people, once for all windows that are alike: most rows of a cabin are. */
function arranger(search: SeatSearch, people: readonly SeatPassenger[]): Arrange {
  const known = new Map<string, Arrangement | undefined>();
  return (line, seats) => {
    if (line.seats.some((placed) => search.stays(placed) !== undefined))
      return arrange(search, seats, people);
    const likeness = seats
      .map(({ seat, exit, place }) => `${seat.infant}${exit}${line.links[place]}`)
      .join(' ');
    const found = known.has(likeness) ? known.get(likeness) : arrange(search, seats, people);
    known.set(likeness, found);
    return found;
  };
}

function windowIn(
  search: SeatSearch,
  line: SeatLine,
  seats: readonly PlacedSeat[],
  arranged: Arrange,
): SeatWindow | undefined {
  const order = arranged(line, seats);
  const [first] = seats;
  if (!order || !first) return undefined;
  const blocks = blocksOf(line, seats);
  const weights = seats.map(({ seat }) => priceWeight(seat));
  const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
  return {
    seats,
    people: order.people,
    line: first.line,
    across: sum(seats.map(({ across }) => across)) / seats.length,
    aisles: blocks.length - 1,
    company: [order.apart, blocks.filter((size) => size === 1).length],
    comfort: [
      blocks.length - 1,
      seats.filter((placed) => !search.wanted(placed)).length,
      sum(weights.map(({ points }) => points)),
      sum(weights.map(({ cash }) => cash)),
      seats.filter(({ exit }) => exit).length,
      search.layout.seats.indexOf(first),
    ],
  };
}

/** Every stretch of a row in which these people can sit by the rules. */
export function windowsOf(search: SeatSearch, people: readonly SeatPassenger[]): readonly SeatWindow[] {
  const arranged = arranger(search, people);
  return search.layout.lines.flatMap((line) =>
    stretchesOf(search, line).flatMap((stretch) => {
      const free = stretch.filter((placed) => search.stays(placed) === undefined);
      const starts = Math.max(0, free.length - people.length + 1);
      return Array.from({ length: starts }, (_, at) =>
        windowIn(search, line, free.slice(at, at + people.length), arranged),
      ).filter((window) => window !== undefined);
    }),
  );
}

/** How far apart two places are, in rows; another cabin counts as twenty, another deck as a hundred. */
export function distanceBetween(
  { lines }: SeatLayout,
  one: Pick<SeatWindow, 'line' | 'across'>,
  other: Pick<SeatWindow, 'line' | 'across'>,
): number {
  const [from, to] = [lines[one.line], lines[other.line]];
  const cabin = from?.at.cabin === to?.at.cabin ? 0 : 20;
  const floor = from?.deck === to?.deck ? cabin : 100;
  return floor + Math.abs(one.line - other.line) + 2 * Math.abs(one.across - other.across);
}
