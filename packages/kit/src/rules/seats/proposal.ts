import type { Seating, SeatPassenger } from './cabin.ts';
import { holdersOf, type SeatSituation } from './judge.ts';
import type { SeatLayout } from './layout.ts';
import { answersFilter, isOffered, type SeatFilter } from './filter.ts';
import { eachChildBeside } from './company.ts';
import { partyProblem, seatedOf, type PartyProblem } from './party.ts';
import { partings } from './parts.ts';
import type { PlacedSeat } from './place.ts';
import {
  compareCosts,
  distanceBetween,
  profileOf,
  windowsOf,
  type SeatCost,
  type SeatSearch,
  type SeatWindow,
} from './windows.ts';

/** How near to each other a party sits: without an aisle, in one row, or in several. */
export type Togetherness = 'block' | 'row' | 'rows';

/** Seats for a whole party, or why there are none: the party may not travel so, or no seats are left that suit it. */
export type SeatProposal =
  | { readonly ok: true; readonly seating: Seating; readonly together: Togetherness }
  | { readonly ok: false; readonly reason: PartyProblem | 'noRoom' };

/** Several windows with nobody in two, and what they cost. */
interface Choice {
  readonly windows: readonly SeatWindow[];
  readonly cost: SeatCost;
}

const overlap = (one: SeatWindow, other: SeatWindow): boolean =>
  one.line === other.line && one.seats.some((placed) => other.seats.includes(placed));

const total = (costs: readonly SeatCost[]): SeatCost =>
  (costs[0] ?? []).map((_, at) => costs.reduce((sum, cost) => sum + (cost[at] ?? 0), 0));

function choiceOf(layout: SeatLayout, near: readonly PlacedSeat[], windows: readonly SeatWindow[]): Choice {
  const [anchor] = windows;
  const spread = windows.reduce((sum, window) => {
    const others = near.reduce((far, placed) => far + distanceBetween(layout, window, placed), 0);
    return sum + others + (anchor ? distanceBetween(layout, window, anchor) : 0);
  }, 0);
  const company = total(windows.map((window) => window.company));
  return { windows, cost: [...company, spread, ...total(windows.map((window) => window.comfort))] };
}

/** More tries than this for one way to divide a party are not worth the wait; nine on 480 seats need far fewer. */
const mostTries = 20_000;

type Nearest = (anchor: SeatWindow, list: readonly SeatWindow[]) => readonly SeatWindow[];

/** Sorts a list by its distance from a window, once for all ways to divide a party. */
function nearestIn(layout: SeatLayout): Nearest {
  const known = new Map<SeatWindow, Map<readonly SeatWindow[], readonly SeatWindow[]>>();
  return (anchor, list) => {
    const lists = known.get(anchor) ?? new Map<readonly SeatWindow[], readonly SeatWindow[]>();
    const sorted = lists.get(list) ?? nearestFirst(layout, anchor, list);
    known.set(anchor, lists.set(list, sorted));
    return sorted;
  };
}

/** For each first window the nearest that the others can have, and of all these the best. */
function bestChoice(
  layout: SeatLayout,
  near: readonly PlacedSeat[],
  lists: readonly (readonly SeatWindow[])[],
  nearest: Nearest,
): Choice | undefined {
  const [anchors = [], ...others] = [...lists].sort((one, other) => one.length - other.length);
  let best: Choice | undefined;
  let tries = 0;
  const complete = (
    anchor: SeatWindow,
    chosen: readonly SeatWindow[],
    left: readonly (readonly SeatWindow[])[],
  ): readonly SeatWindow[] | undefined => {
    const [next, ...rest] = left;
    if (!next) return chosen;
    for (const window of nearest(anchor, next)) {
      tries += 1;
      if (tries > mostTries) return undefined;
      if (chosen.some((other) => overlap(window, other))) continue;
      const found = complete(anchor, [...chosen, window], rest);
      if (found) return found;
    }
    return undefined;
  };
  for (const anchor of anchors) {
    const windows = complete(anchor, [anchor], others);
    const choice = windows && choiceOf(layout, near, windows);
    if (choice && (!best || compareCosts(choice.cost, best.cost) < 0)) best = choice;
  }
  return best;
}

const nearestFirst = (
  layout: SeatLayout,
  anchor: SeatWindow,
  list: readonly SeatWindow[],
): readonly SeatWindow[] =>
  list
    .map((window) => ({ window, far: distanceBetween(layout, anchor, window) }))
    .sort((one, other) => one.far - other.far || compareCosts(one.window.company, other.window.company))
    .map(({ window }) => window);

/** Puts names to seats: those whom the rules treat alike sit in the order of the party. */
function seatingOf({ windows }: Choice, people: readonly SeatPassenger[]): Seating {
  const waiting = [...people];
  const places = windows
    .flatMap(({ seats, people: roles }) => seats.map((placed, at) => ({ placed, role: roles[at] })))
    .sort((one, other) => one.placed.line - other.placed.line || one.placed.place - other.placed.place);
  return Object.fromEntries(
    places.flatMap(({ placed, role }) => {
      const at = waiting.findIndex((passenger) => role && profileOf(passenger) === profileOf(role));
      return waiting.splice(at, 1).map(({ id }) => [id, placed.designator] as const);
    }),
  );
}

/** The best seats with the party in as few parts as possible. */
function seatsFor(
  search: SeatSearch,
  near: readonly PlacedSeat[],
  people: readonly SeatPassenger[],
): Seating | undefined {
  const nearest = nearestIn(search.layout);
  const known = new Map<string, readonly SeatWindow[]>();
  const windowsFor = (part: readonly SeatPassenger[]): readonly SeatWindow[] => {
    const key = part.map(profileOf).join('|');
    const windows = known.get(key) ?? windowsOf(search, part);
    known.set(key, windows);
    return windows;
  };
  for (let parts = 1; parts <= people.length; parts += 1) {
    let best: Choice | undefined;
    for (const way of partings(people, parts, (part) => windowsFor(part).length > 0)) {
      const choice = bestChoice(search.layout, near, way.map(windowsFor), nearest);
      if (choice && (!best || compareCosts(choice.cost, best.cost) < 0)) best = choice;
    }
    if (best) return seatingOf(best, people);
  }
  return undefined;
}

/** How near to each other the passengers of a seating are. */
export function togetherness({ byDesignator, lines }: SeatLayout, seating: Seating): Togetherness {
  const seats = Object.values(seating)
    .flatMap((designator) => byDesignator.get(designator) ?? [])
    .sort((one, other) => one.place - other.place);
  const [first, last] = [seats[0], seats.at(-1)];
  if (!first || !last) return 'block';
  if (seats.some(({ line }) => line !== first.line)) return 'rows';
  const links = lines[first.line]?.links.slice(first.place, last.place) ?? [];
  return links.every((link) => link === 'beside') && links.length === seats.length - 1 ? 'block' : 'row';
}

/**
 * Seats together for all who have none yet; who has one keeps it. Nearness comes first: side by side, else in one row, else in as
 * few parts as possible, close to each other and to those who sit already, never a child without its adult. Among these the
 * cheapest, and the nearest to the nose. The same map gives the same seats.
 * @param filter seats that answer it are tried first; all others only if these do not suffice
 */
export function proposeSeats(situation: SeatSituation, filter: SeatFilter = {}): SeatProposal {
  const { layout, party, seating, owned = {} } = situation;
  const problem = partyProblem(party);
  if (problem) return { ok: false, reason: problem };
  const people = seatedOf(party).filter(({ id }) => seating[id] === undefined);
  const holders = holdersOf(seating);
  const owners = holdersOf(owned);
  const byId = new Map(party.map((passenger) => [passenger.id, passenger]));
  const stays = ({ designator }: PlacedSeat): SeatPassenger | undefined =>
    byId.get(holders.get(designator) ?? '');
  const open = (placed: PlacedSeat): boolean => isOffered(placed.seat) && !owners.has(placed.designator);
  const wanted = (placed: PlacedSeat): boolean => answersFilter(placed, filter);
  const near = layout.seats.filter((placed) => stays(placed) !== undefined);
  const every: SeatSearch = { layout, eachBeside: eachChildBeside(party), open, wanted, stays };
  const chosen: SeatSearch = { ...every, open: (placed) => open(placed) && wanted(placed) };
  const found = seatsFor(chosen, near, people) ?? seatsFor(every, near, people);
  if (!found && people.length > 0) return { ok: false, reason: 'noRoom' };
  const all = { ...seating, ...found };
  return { ok: true, seating: all, together: togetherness(layout, all) };
}
