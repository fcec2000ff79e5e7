import type { Seat } from './cabin.ts';
import { seatJudge } from './eligibility.ts';
import type { SeatSituation } from './judge.ts';
import type { SeatLayout } from './layout.ts';
import { rowMates, together } from './move-together.ts';
import { neighboursOf } from './neighbours.ts';
import type { PlacedSeat } from './place.ts';
import { priceId } from './price.ts';
import { priceWeight } from './price-order.ts';
import { keepsRules, type SeatRepair } from './repaired.ts';
import { costOf, extraOf, pricedAs } from './seat-costs.ts';
import { compareCosts, distanceBetween, type SeatCost } from './windows.ts';

export type { SeatRepair } from './repaired.ts';

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

/** These seats are one block, with no stranger and no aisle between them. */
function isBlock(layout: SeatLayout, seats: ReadonlySet<PlacedSeat>): boolean {
  const found = new Set([...seats].slice(0, 1));
  for (const placed of found) {
    for (const next of neighboursOf(layout, placed)) if (seats.has(next)) found.add(next);
  }
  return found.size === seats.size;
}

/** Seats for one passenger: those nobody is apart with first, then those most like the lost one. */
function alike(
  situation: SeatSituation,
  passengerId: string,
  lost: PlacedSeat,
  most: number,
  apart: (placed: PlacedSeat) => number,
): readonly PlacedSeat[] {
  const { layout, seating } = situation;
  const { [passengerId]: _lost, ...others } = seating;
  const judge = seatJudge({ ...situation, seating: others });
  const ranked = layout.seats
    .filter((placed) => placed !== lost && judge(passengerId, placed.designator).ok)
    .map((placed) => ({ placed, cost: [apart(placed), ...unlikeness(layout, lost, placed)] }))
    .sort((one, other) => compareCosts(one.cost, other.cost));
  const found: PlacedSeat[] = [];
  for (const { placed } of ranked) {
    if (found.length === most) break;
    if (keepsRules(situation, { ...seating, [passengerId]: placed.designator })) found.push(placed);
  }
  return found;
}

/**
 * Proposals for a lost seat, best first. Passengers side by side stay so, all of them: another seat beside the others, else new
 * seats in one row for all of them, else other seats like the lost one. Everybody else keeps theirs, and no way breaks a rule.
 * Source: domain.md B4.
 * @param passengerId whose seat is lost; it is still in the seating
 * @param alsoGone seats of others of the party that are lost as well, and are still in the seating
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
  const block = rowMates(situation, lost);
  const mates = party.filter(({ id }) => block.some(({ designator }) => seating[id] === designator));
  const staying = new Set(block.filter(({ designator }) => !gone.has(designator)));
  const was = costOf([pricedAs(lost, block, gone)]);
  // One that costs more keeps nobody from sitting together elsewhere.
  const beside = (placed: PlacedSeat): boolean =>
    neighboursOf(layout, placed).some((next) => staying.has(next)) &&
    extraOf(was, costOf([placed])).every((more) => more === 0);
  // Beside one of them is not enough where a stranger then sits between the others.
  const joins = (placed: PlacedSeat): boolean =>
    beside(placed) && isBlock(layout, new Set([...staying, placed]));
  const seats = alike(situation, passengerId, lost, most, (placed) =>
    joins(placed) ? 0 : beside(placed) ? 1 : 2,
  );
  const single = seats.map((placed): SeatRepair => ({
    way: 'alike',
    seating: { ...seating, [passengerId]: placed.designator },
    moved: [passengerId],
  }));
  if (mates.length < 2 || seats.some(joins)) return single;
  const all = together(situation, lost, mates, gone);
  const others = single.filter(({ seating: one }) =>
    all.every(({ seating: other, moved }) => moved.length > 1 || other[passengerId] !== one[passengerId]),
  );
  return [...all, ...others].slice(0, most);
}
