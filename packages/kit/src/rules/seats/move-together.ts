import type { Seating, SeatPassenger } from './cabin.ts';
import { eachChildBeside } from './company.ts';
import { isOffered } from './filter.ts';
import { holdersOf, type SeatSituation } from './judge.ts';
import { neighboursOf } from './neighbours.ts';
import type { PlacedSeat } from './place.ts';
import { keepsRules, type SeatRepair } from './repaired.ts';
import { costOf, extraOf, pricedAs } from './seat-costs.ts';
import {
  compareCosts,
  distanceBetween,
  profileOf,
  windowsOf,
  type SeatCost,
  type SeatWindow,
} from './windows.ts';

/** Those of the party who sit in one block with the lost seat, with no stranger between. */
export function rowMates({ layout, party, seating }: SeatSituation, lost: PlacedSeat): readonly PlacedSeat[] {
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

/**
 * Seats in one row for all who sat in one block with the passenger: the nearest that cost no more, and the nearest of all where
 * that is nearer. Without an aisle between them, where a row has that.
 */
export function together(
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
  const block = layout.seats.filter(({ designator }) => own.has(designator));
  const was = costOf(block.map((placed) => pricedAs(placed, block, gone)));
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
