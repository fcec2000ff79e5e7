import { diceOf, type Dice } from '../random.ts';
import { airfieldOf, isDomestic, kilometres, type Airfield } from './airfields.ts';
import { namedServices } from './named.ts';
import { abroad, hubs, spokes } from './network.ts';
import { blockMinutes, everyDay, type Service } from './service.ts';

const narrow = ['Airbus A320neo', 'Airbus A321neo', 'Boeing 737-800', 'COMAC C919'] as const;
const wide = ['Airbus A330-200', 'Airbus A350-900', 'Boeing 777-300ER', 'Boeing 787-9'] as const;
const others = ['FM', 'CA', 'CZ', 'HO'] as const;

/** First departure of the day and the last, minutes after midnight. */
const firstAt = 390;
const lastAt = 1300;

/** So many times of a day, in steps of five minutes. */
const spread = (count: number, at: number, dice: Dice): number => {
  const gap = (lastAt - firstAt) / count;
  return Math.round((firstAt + gap * (at + dice.next() * 0.8)) / 5) * 5;
};

/** So many days of a week, the same each week. */
const daysOf = (count: number, dice: Dice): readonly number[] => {
  const first = dice.whole(0, 6);
  return everyDay.filter((day) => ((day + first) * count) % 7 < count);
};

const hubCodes: ReadonlySet<string> = new Set(hubs);
const spokeCodes: ReadonlySet<string> = new Set(spokes);

/** Nearer than this, kilometres, trains are quicker. */
const nearest = 220;

/** Flights a week between two airports of the mainland. */
function weeklyInside(from: Airfield, to: Airfield): number {
  const [one, other] = from.code < to.code ? [from.code, to.code] : [to.code, from.code];
  const both = hubCodes.has(one) && hubCodes.has(other);
  const spoke = (hubCodes.has(one) && spokeCodes.has(other)) || (hubCodes.has(other) && spokeCodes.has(one));
  if ((!both && !spoke) || kilometres(from, to) < nearest) return 0;
  const dice = diceOf(`weekly ${one}-${other}`);
  if (both) return 7 * dice.whole(4, 8);
  return dice.whole(1, 4) === 1 ? 0 : dice.whole(4, 21);
}

/** Airports from which the airline flies abroad, beside PVG. */
const smallGates: ReadonlySet<string> = new Set(['PEK', 'CAN', 'KMG']);

/** Flights a week between two airports of the network; none where the airline does not fly. */
function weekly(from: Airfield, to: Airfield): number {
  if (from.city === to.city) return 0;
  if (isDomestic(from, to)) return weeklyInside(from, to);
  const [gate, foreign] = from.country === 'CN' ? [from.code, to.code] : [to.code, from.code];
  const flights = abroad[foreign] ?? 0;
  if (gate === 'PVG') return flights;
  return smallGates.has(gate) && flights >= 14 ? 7 : 0;
}

/** Gives out numbers that nobody has: the way out has odd ones, the way back even ones. */
type NextNumber = (seed: string, odd: boolean, domestic: boolean) => string;

function numbering(given: Iterable<string>): NextNumber {
  const taken = new Set(given);
  return (seed, odd, domestic) => {
    const [least, most] = domestic ? [1000, 9998] : [200, 998];
    const span = (most - least) / 2;
    const start = diceOf(`number ${seed}`).whole(0, span);
    for (let tries = 0; tries <= span; tries += 1) {
      const flightNo = `MU${least + 2 * ((start + tries) % (span + 1)) + (odd ? 1 : 0)}`;
      if (taken.has(flightNo)) continue;
      taken.add(flightNo);
      return flightNo;
    }
    throw new Error(`No number is left for ${seed}`);
  };
}

/** The flights between two airports, one of each time of day. */
function servicesBetween(from: Airfield, to: Airfield, nextNumber: NextNumber): Service[] {
  const week = weekly(from, to);
  if (week === 0) return [];
  const count = Math.ceil(week / 7);
  const far = kilometres(from, to);
  const domestic = isDomestic(from, to);
  return Array.from({ length: count }, (_, at): Service => {
    const seed = `${from.code}-${to.code} ${at}`;
    const dice = diceOf(`service ${seed}`);
    const shared = domestic && dice.whole(1, 8) === 1;
    const known = dice.whole(1, 6) > 1;
    const rest = week - 7 * (count - 1);
    return {
      flightNo: nextNumber(seed, from.code < to.code, domestic),
      from: from.code,
      to: to.code,
      departs: spread(count, at, dice),
      minutes: blockMinutes(far),
      weekdays: at === count - 1 && rest < 7 ? daysOf(rest, dice) : everyDay,
      aircraft: far > 4000 || (far > 1800 && dice.whole(1, 3) === 1) ? dice.pick(wide) : dice.pick(narrow),
      ...(shared && { operatedBy: dice.pick(others) }),
      landings: [],
      ...(known && { punctuality: dice.whole(68, 97) }),
    };
  });
}

/** Pairs of the network, both ways. */
function* pairs(): Generator<readonly [Airfield, Airfield]> {
  const served = [...hubs, ...spokes, ...Object.keys(abroad)].flatMap((code) => airfieldOf(code) ?? []);
  for (const from of served) for (const to of served) yield [from, to];
}

const pairOf = (from: string, to: string): string => `${from}-${to}`;

/** Whether the flights between two airports are those that are written down, and no others. */
export const isWhole = (from: string, to: string): boolean => namedServices.whole.has(pairOf(from, to));

function madeTimetable(): { byPair: ReadonlyMap<string, Service[]>; byNumber: ReadonlyMap<string, Service> } {
  const nextNumber = numbering(namedServices.byNumber.keys());
  const made = [...namedServices.services];
  for (const [from, to] of pairs())
    if (!isWhole(from.code, to.code)) made.push(...servicesBetween(from, to, nextNumber));
  made.sort((a, b) => a.departs - b.departs || (a.flightNo < b.flightNo ? -1 : 1));
  return {
    byPair: Map.groupBy(made, ({ from, to }) => pairOf(from, to)),
    byNumber: new Map(made.map((service) => [service.flightNo, service])),
  };
}

let made: ReturnType<typeof madeTimetable> | undefined;
/** It takes some milliseconds, so it is made when it is asked first. */
const timetable = () => (made ??= madeTimetable());

/** Every flight between two airports, by the time of its departure. */
export const servicesOf = (from: string, to: string): readonly Service[] =>
  timetable().byPair.get(pairOf(from, to)) ?? [];

/** The flight of a number. */
export const serviceOf = (flightNo: string): Service | undefined =>
  namedServices.byNumber.get(flightNo) ?? timetable().byNumber.get(flightNo);

/** Every flight of the airline. */
export const allServices = (): readonly Service[] => [...timetable().byNumber.values()];
