import type { Seat, Seating, SeatPassenger } from './cabin.ts';
import { seatingProblems, seatJudge } from './eligibility.ts';
import { holdersOf, type SeatSituation } from './judge.ts';
import type { SeatLayout } from './layout.ts';
import { neighboursOf } from './neighbours.ts';
import { isOffered } from './filter.ts';
import { eachChildBeside } from './company.ts';
import type { PlacedSeat } from './place.ts';
import { priceId } from './price.ts';
import { priceWeight, type PriceWeight } from './price-order.ts';
import {
  compareCosts,
  distanceBetween,
  profileOf,
  windowsOf,
  type SeatCost,
  type SeatWindow,
} from './windows.ts';

/** A way out for a passenger whose seat is lost. */
export interface SeatRepair {
  /** `alike`: one other seat. `together`: new seats in one row for those who sat side by side with the passenger. */
  readonly way: 'alike' | 'together';
  /** Of the whole party. */
  readonly seating: Seating;
  /** Who gets another seat; all the others keep theirs. */
  readonly moved: readonly string[];
}

const ofKind = (one: Seat, other: Seat): boolean => one.kind === other.kind;
const ofPrice = (one: Seat, other: Seat): boolean => priceId(one.price) === priceId(other.price);

/** How much more, or less, than the lost seat. */
const dearer = (one: Seat, other: Seat): number => {
  const [a, b] = [priceWeight(one), priceWeight(other)];
  return Math.abs(a.points - b.points) + Math.abs(a.cash - b.cash);
};

/** First its row at its price, then its kind and price, then its kind; among these the nearest. */
function unlikeness(layout: SeatLayout, lost: PlacedSeat, placed: PlacedSeat): SeatCost {
  const [seat, was] = [placed.seat, lost.seat];
  const kind = ofKind(seat, was);
  const price = ofPrice(seat, was);
  const tier = price && placed.line === lost.line ? 0 : price && kind ? 1 : kind ? 2 : price ? 3 : 4;
  return [tier, distanceBetween(layout, lost, placed), dearer(seat, was), layout.seats.indexOf(placed)];
}

/** Nobody has a problem who had none before. */
function keepsRules(situation: SeatSituation, seating: Seating): boolean {
  const before = new Set(seatingProblems(situation).map((problem) => problem.passengerId));
  return seatingProblems({ ...situation, seating }).every((problem) => before.has(problem.passengerId));
}

/** Seats for one passenger: those beside the others first, then those most like the lost one. */
function alike(
  situation: SeatSituation,
  passengerId: string,
  lost: PlacedSeat,
  most: number,
  beside: (placed: PlacedSeat) => boolean,
): readonly PlacedSeat[] {
  const { layout, seating } = situation;
  const { [passengerId]: _lost, ...others } = seating;
  const judge = seatJudge({ ...situation, seating: others });
  const ranked = layout.seats
    .filter((placed) => placed !== lost && judge(passengerId, placed.designator).ok)
    .map((placed) => ({ placed, cost: [Number(!beside(placed)), ...unlikeness(layout, lost, placed)] }))
    .sort((one, other) => compareCosts(one.cost, other.cost));
  const found: PlacedSeat[] = [];
  for (const { placed } of ranked) {
    if (found.length === most) break;
    if (keepsRules(situation, { ...seating, [passengerId]: placed.designator })) found.push(placed);
  }
  return found;
}

/** Those of the party who sit in one block with the lost seat, with no stranger between. */
function rowMates({ layout, party, seating }: SeatSituation, lost: PlacedSeat): readonly PlacedSeat[] {
  const held = new Set(party.map(({ id }) => seating[id]));
  const found = new Set([lost]);
  for (const placed of found) {
    for (const next of neighboursOf(layout, placed)) if (held.has(next.designator)) found.add(next);
  }
  return [...found];
}

/** Puts the mates into a window: who can keep a seat keeps it. */
function seatMates(
  { seats, people }: SeatWindow,
  mates: readonly SeatPassenger[],
  seating: Seating,
): Readonly<Record<string, string>> {
  const waiting = new Set(mates);
  const taken = new Map<PlacedSeat, SeatPassenger>();
  const seat = (placed: PlacedSeat, suits: (mate: SeatPassenger) => boolean): void => {
    const role = people[seats.indexOf(placed)];
    const mate = [...waiting].find((one) => role && profileOf(one) === profileOf(role) && suits(one));
    if (!mate || taken.has(placed)) return;
    taken.set(placed, mate);
    waiting.delete(mate);
  };
  for (const placed of seats) seat(placed, ({ id }) => seating[id] === placed.designator);
  for (const placed of seats) seat(placed, () => true);
  return Object.fromEntries([...taken].map(([placed, { id }]) => [id, placed.designator]));
}

const movedIn = (before: Seating, after: Seating): readonly string[] =>
  Object.keys(after).filter((id) => after[id] !== before[id]);

/** What seats cost together. Of one that is gone the map may have no price any more: then it cost what its neighbour costs. */
function costBefore(own: readonly PlacedSeat[], gone: ReadonlySet<string>): PriceWeight {
  const priced = own.find(({ seat, designator }) => !gone.has(designator) && seat.price !== undefined);
  return costOf(
    own.map((placed) => (placed.seat.price || !gone.has(placed.designator) ? placed : (priced ?? placed))),
  );
}

const costOf = (placed: readonly PlacedSeat[]): PriceWeight =>
  placed
    .map(({ seat }) => priceWeight(seat))
    .reduce((sum, one) => ({ points: sum.points + one.points, cash: sum.cash + one.cash }), {
      points: 0,
      cash: 0,
    });

/** How much more the new seats cost; seats that cost less are no reason to sit far away. */
function extraOf(was: PriceWeight, now: PriceWeight): SeatCost {
  return [Math.max(0, now.points - was.points), Math.max(0, now.cash - was.cash)];
}

/**
 * Seats in one row for all who sat in one block with the passenger: the nearest that cost no more, and the nearest of all where
 * that is nearer. Without an aisle between them, where a row has that.
 */
function together(
  situation: SeatSituation,
  lost: PlacedSeat,
  mates: readonly SeatPassenger[],
  gone: ReadonlySet<string>,
): readonly SeatRepair[] {
  const { layout, party, seating, owned = {} } = situation;
  const own = new Set(mates.map(({ id }) => seating[id]));
  const others = new Map(
    party
      .filter((passenger) => !mates.includes(passenger))
      .map((passenger) => [seating[passenger.id], passenger]),
  );
  const owners = holdersOf(owned);
  const windows = windowsOf(
    {
      layout,
      eachBeside: eachChildBeside(party),
      stays: ({ designator }) => others.get(designator),
      open: (placed) =>
        !gone.has(placed.designator) &&
        (own.has(placed.designator) || (isOffered(placed.seat) && !owners.has(placed.designator))),
      wanted: () => true,
    },
    mates,
  );
  const was = costBefore(
    layout.seats.filter(({ designator }) => own.has(designator)),
    gone,
  );
  const found = windows.map((window) => {
    const next = { ...seating, ...seatMates(window, mates, seating) };
    const moved = movedIn(seating, next);
    const extra = extraOf(was, costOf(window.seats));
    return {
      repair: { way: 'together', seating: next, moved } satisfies SeatRepair,
      aisles: window.aisles,
      costsMore: Number(extra.some((more) => more > 0)),
      near: [Math.abs(window.line - lost.line), moved.length, distanceBetween(layout, window, lost)],
      extra,
    };
  });
  const best = (costs: (one: (typeof found)[number]) => SeatCost): SeatRepair | undefined =>
    found
      .toSorted((one, other) => compareCosts(costs(one), costs(other)))
      .find(({ repair }) => keepsRules(situation, repair.seating))?.repair;
  const cheap = best(({ aisles, costsMore, near, extra }) => [aisles, costsMore, ...near, ...extra]);
  const nearest = best(({ aisles, costsMore, near, extra }) => [aisles, ...near, ...extra, costsMore]);
  return [...new Set([cheap, nearest])].flatMap((one) => one ?? []);
}

/**
 * What to propose when a seat is lost, best first. Who sat side by side stays so: another seat beside the others, else new seats in
 * one row for all of them, else other seats like the lost one. Everybody else keeps theirs, and no way breaks a rule.
 * Source: domain.md B4.
 * @param passengerId whose seat is lost; it still stands in the seating
 * @param alsoGone seats of others of the party that are lost as well, and still stand in the seating
 * @returns at most so many ways; none if no seat is left that suits, or the passenger had none
 */
export function repairSeating(
  situation: SeatSituation,
  passengerId: string,
  most = 3,
  alsoGone: readonly string[] = [],
): readonly SeatRepair[] {
  const { layout, party, seating } = situation;
  const lost = layout.byDesignator.get(seating[passengerId] ?? '');
  if (!lost) return [];
  const gone = new Set([lost.designator, ...alsoGone]);
  const block = rowMates(situation, lost).map(({ designator }) => designator);
  const mates = party.filter(({ id }) => block.includes(seating[id] ?? ''));
  const staying = new Set(block.filter((designator) => !gone.has(designator)));
  const beside = (placed: PlacedSeat): boolean =>
    neighboursOf(layout, placed).some((next) => staying.has(next.designator));
  const seats = alike(situation, passengerId, lost, most, beside);
  const single = seats.map((placed): SeatRepair => ({
    way: 'alike',
    seating: { ...seating, [passengerId]: placed.designator },
    moved: [passengerId],
  }));
  if (mates.length < 2 || seats.some(beside)) return single;
  return [...together(situation, lost, mates, gone), ...single].slice(0, most);
}
