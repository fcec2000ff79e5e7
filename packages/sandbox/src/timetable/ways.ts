import { addDays, weekdayOf, type Day } from '@mapp/kit/rules';
import { asTimetabled, changedService, changeIn, type DayChange } from './day-changes.ts';
import { airfieldOf, airfieldsAt, isDomestic, kilometres, type Airfield } from './airfields.ts';
import { changesToSanya } from './named.ts';
import { hubs } from './network.ts';
import { remember } from './remember.ts';
import type { Service } from './service.ts';
import { isWhole, serviceOf, servicesOf } from './services.ts';
import { instantOf, zoneOf } from './zones.ts';

/** A flight of a day. */
export interface Departure {
  readonly service: Service;
  readonly day: Day;
  /** Milliseconds since 1970. */
  readonly departs: number;
  readonly arrives: number;
}

/** One way from one place to another: a flight, or several where the traveller changes. */
export type Way = readonly [Departure, ...Departure[]];

const minuteMs = 60_000;

/** A flight on a day; undefined where it is not flown. */
export function departureOf(
  service: Service,
  day: Day,
  changes: readonly DayChange[] = asTimetabled,
): Departure | undefined {
  const change = changeIn(changes, service.flightNo, day);
  if (change?.cancelled || !service.weekdays.includes(weekdayOf(day))) return undefined;
  const flown = changedService(service, change);
  const departs = instantOf(zoneOf(flown.from), day, flown.departs);
  return { service: flown, day, departs, arrives: departs + flown.minutes * minuteMs };
}

const keyOf = (from: string, to: string, day: Day, changes: readonly DayChange[] = asTimetabled): string =>
  `${from}-${to} ${day}${changes.length > 0 ? ` ${JSON.stringify(changes)}` : ''}`;

/** Flights of a day between two airports. */
export const departuresOf = remember(
  4000,
  keyOf,
  (from, to, day, changes = asTimetabled): readonly Departure[] => {
    // One that leaves another airport that day stands among the flights of that one.
    const others = changes.flatMap((change) =>
      change.from === from ? (serviceOf(change.flightNo) ?? []) : [],
    );
    return [...servicesOf(from, to), ...others]
      .flatMap((service) => departureOf(service, day, changes) ?? [])
      .filter(({ service }) => service.from === from && service.to === to)
      .toSorted((one, other) => one.departs - other.departs);
  },
);

/** Least time to change, minutes. Source: travel-domain.md T1. */
const shortest = (domestic: boolean): number => (domestic ? 50 : 90);

/** The longest that is offered, minutes and milliseconds. Source: travel-domain.md T1. */
const longest = 300;
export const longestConnection = longest * minuteMs;

/** A way that is longer than this multiple of the distance is none. */
const detour = 1.9;

/** Connections offered through one hub, and on one pair of airports. */
const perHub = 2;
const perPair = 8;

/** Flights that can be had after one, from the same airport. */
function onward(before: Departure, to: string, changes: readonly DayChange[]): Departure[] {
  const { to: via, from } = before.service;
  const [a, b, c] = [airfieldOf(from), airfieldOf(via), airfieldOf(to)];
  const domestic = a && b && c && isDomestic(a, b) && isDomestic(b, c);
  const days = [before.day, addDays(before.day, 1), addDays(before.day, 2)];
  return days
    .flatMap((day) => departuresOf(via, to, day, changes))
    .filter(({ departs }) => {
      const wait = (departs - before.arrives) / minuteMs;
      return wait >= shortest(domestic === true) && wait <= longest;
    });
}

/** Whether a way over some airports is not too long, and comes to no city twice. */
function isOnTheWay(over: readonly (Airfield | undefined)[]): boolean {
  const known = over.filter((one) => one !== undefined);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || known.length < over.length) return false;
  if (new Set(known.map(({ city }) => city)).size < known.length) return false;
  const flown = known.slice(1).reduce((sum, one, at) => sum + kilometres(known[at] ?? one, one), 0);
  return flown <= detour * kilometres(first, last);
}

type Ends = readonly [from: Airfield, to: Airfield];

/** Connections of one change through a hub, the quickest first. */
function through(hub: string, [from, to]: Ends, day: Day, changes: readonly DayChange[]): Way[] {
  const via = airfieldOf(hub);
  if (!isOnTheWay([from, via, to])) return [];
  return departuresOf(from.code, hub, day, changes)
    .flatMap((first) => onward(first, to.code, changes).map((second): Way => [first, second]))
    .toSorted(byDuration);
}

const durationOf = (way: Way): number => (way.at(-1)?.arrives ?? 0) - way[0].departs;

/** So many flights without a change are choice enough. */
const enough = 6;

const byDeparture = (a: Way, b: Way): number => a[0].departs - b[0].departs || durationOf(a) - durationOf(b);
const byDuration = (a: Way, b: Way): number => durationOf(a) - durationOf(b) || byDeparture(a, b);

const changesBetween = (ends: Ends, day: Day, changes: readonly DayChange[]): Way[] =>
  hubs
    .flatMap((hub) => through(hub, ends, day, changes).slice(0, perHub))
    .toSorted(byDuration)
    .slice(0, perPair);

/** A day from Shanghai to Sanya has so many ways, of which so many have one change at most. Source: sandbox.md. */
const manyWays = 500;
const mostOnce = 420;

const isToSanya = (ends: readonly Ends[]): boolean =>
  ends.some(([from, to]) => from.city === 'SHA' && to.city === 'SYX');

/** Pairs of airports of two changes. */
const doubles = [
  ['WUH', 'CAN'],
  ['XIY', 'CAN'],
  ['XIY', 'KMG'],
  ['WUH', 'SZX'],
  ['WUH', 'KMG'],
  ['TFU', 'KMG'],
] as const;

/** Ways with changes, the quickest first: those with one, and as many with two as are still wanted. */
function waysToSanya(ends: readonly Ends[], wanted: number, day: Day, changes: readonly DayChange[]): Way[] {
  const once = ends
    .flatMap((each) => changesToSanya.flatMap((via) => through(via, each, day, changes)))
    .toSorted(byDuration)
    .slice(0, mostOnce);
  const twice = ends.flatMap(([from, to]) =>
    doubles.flatMap(([via, next]) =>
      departuresOf(from.code, via, day, changes).flatMap((first) =>
        onward(first, next, changes).flatMap((second) =>
          onward(second, to.code, changes).map((third): Way => [first, second, third]),
        ),
      ),
    ),
  );
  return [...once, ...twice.toSorted(byDuration)].slice(0, wanted);
}

function allWays(
  from: string,
  to: string,
  day: Day,
  changes: readonly DayChange[] = asTimetabled,
): readonly Way[] {
  const ends = airfieldsAt(from).flatMap((one) =>
    airfieldsAt(to).flatMap((other): Ends[] => (one.city === other.city ? [] : [[one, other]])),
  );
  const direct = ends.flatMap(([one, other]) =>
    departuresOf(one.code, other.code, day, changes).map((departure): Way => [departure]),
  );
  if (isToSanya(ends))
    return [...direct, ...waysToSanya(ends, manyWays - direct.length, day, changes)].toSorted(byDeparture);
  const onTheWay =
    direct.length > enough
      ? []
      : ends
          .filter(([one, other]) => !isWhole(one.code, other.code))
          .flatMap((each) => changesBetween(each, day, changes));
  return [...direct, ...onTheWay].toSorted(byDeparture);
}

/** Every way of a day between two places, by the time of departure. */
export const waysOf = remember(400, keyOf, allWays);
