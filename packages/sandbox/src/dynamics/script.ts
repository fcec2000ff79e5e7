import type { FlightCause, FlightLegPlan, FlightNews } from '@mapp/kit/rules';
import { gateAndCounters } from '../check-in/airport.ts';
import type { Language } from '../language.ts';
import { diceOf } from '../random.ts';
import { airportNameIn } from '../timetable/airport-names.ts';
import { terminalOf } from '../timetable/terminals.ts';
import { instantOf, writtenIn, zoneOf } from '../timetable/zones.ts';
import { reasons } from './texts.ts';
import type { FlightEvent } from './events.ts';
import type { FlightOfDay, LegOfDay } from './flights.ts';

const minute = 60_000;

/** Minutes before departure, after it, and before arrival. */
const boards = 40;
const taxiOut = 12;
const taxiIn = 8;

/** An instant as the clocks of an airport show it. */
export const instantAt = (at: number, code: string): string => writtenIn(zoneOf(code), at);

const placeOf = (airport: string, language: Language) => ({
  airport,
  name: airportNameIn(airport, language),
  terminal: terminalOf(airport),
});

/** The plan of each leg as it travels. */
export const plansOf = (flight: FlightOfDay, language: Language): FlightLegPlan[] =>
  flight.legs.map(({ from, to, out, in: atGate }) => ({
    from: placeOf(from, language),
    to: placeOf(to, language),
    boards: instantAt(out - boards * minute, from),
    out: instantAt(out, from),
    off: instantAt(out + taxiOut * minute, from),
    on: instantAt(atGate - taxiIn * minute, to),
    in: instantAt(atGate, to),
  }));

/** News with its time in milliseconds, so that it can be sorted and cut. */
interface Timed {
  readonly at: number;
  readonly news: FlightNews;
}

const silentAtMost = (minutes: number, now: number): number => Math.floor(now / minute - minutes) * minute;

/** The whole day of a flight as its airline tells it, up to now. */
export function newsOf(
  flight: FlightOfDay,
  events: readonly FlightEvent[],
  now: number,
  language: Language,
): FlightNews[] {
  const special = flight.special?.today;
  const given: Timed[] = [
    ...flight.legs.flatMap((leg, index) => legNews(flight, leg, index, special, language, now)),
    ...cancelledAhead(flight, language),
  ];
  const all = events.reduce((news, event) => withEvent(news, event, flight, language), given);
  return all
    .filter(({ at }) => at <= now)
    .toSorted((a, b) => a.at - b.at)
    .map(({ news }) => news);
}

/** News of a flight that the airline has cancelled long before its day. */
function cancelledAhead({ legs: [{ from }], change }: FlightOfDay, language: Language): Timed[] {
  if (!change?.cancelled || change.toldAt === undefined) return [];
  const at = change.toldAt;
  const because = { cause: 'airline', reason: reasons.airline[language] } as const;
  return [{ at, news: { kind: 'cancel', told: instantAt(at, from), ...because } }];
}

type Special = NonNullable<FlightOfDay['special']>['today'];

function legNews(
  { flightNo, day }: FlightOfDay,
  { from, to, out, in: atGate }: LegOfDay,
  leg: number,
  special: Special | undefined,
  language: Language,
  now: number,
): Timed[] {
  const tell = (
    kind: FlightNews['kind'],
    at: number,
    code: string,
    rest: Partial<FlightNews> = {},
  ): Timed => ({
    at,
    news: { kind, told: instantAt(at, code), leg, ...rest },
  });
  const { gate, counters } = gateAndCounters(flightNo);
  const belt = `${diceOf(`belt ${flightNo}`).whole(1, 28)}`;
  const because = (cause: FlightCause) => ({ cause, reason: reasons[cause][language] });
  const shift =
    (special?.kind === 'late' ? special.minutes : special?.kind === 'early' ? -special.minutes : 0) * minute;
  const estimates = { out: instantAt(out + shift, from), in: instantAt(atGate + shift, to) };
  const known = out - 360 * minute;
  const facts = [
    tell('counters', out - 24 * 60 * minute, from, { place: counters }),
    tell('gate', out - 24 * 60 * minute, from, { place: gate }),
  ];
  if (special?.kind === 'cancelled')
    return [
      ...facts,
      // In force all day.
      tell(
        'cancel',
        Math.min(known - 240 * minute, instantOf(zoneOf(from), day, 0)),
        from,
        because(special.cause),
      ),
    ];
  const before = [
    ...facts,
    tell('estimate', known, from, { out: instantAt(out, from), in: instantAt(atGate, to) }),
    tell('checkIn', out - 150 * minute, from),
  ];
  if (special?.kind === 'silent')
    return [
      ...before,
      tell('boarding', Math.max(silentAtMost(special.minutes, now), out - 150 * minute), from),
    ];
  const told = special?.kind === 'late' ? Math.max(known, out - 180 * minute) : out - 150 * minute;
  const moved =
    special?.kind === 'late'
      ? [tell('estimate', told, from, { ...estimates, ...because(special.cause) })]
      : special?.kind === 'early'
        ? [tell('estimate', told, from, estimates)]
        : [];
  const leaves = [
    ...before,
    ...moved,
    tell('boarding', out + shift - boards * minute, from),
    tell('gateClosed', out + shift - 15 * minute, from),
    tell('out', out + shift + 2 * minute, from),
    tell('off', out + shift + (taxiOut + 2) * minute, from),
  ];
  if (special?.kind === 'diverted')
    return [
      ...leaves,
      tell('divert', out + 90 * minute, from, {
        airport: placeOf(special.to, language),
        ...because(special.cause),
      }),
      tell('on', out + 125 * minute, special.to),
    ];
  if (special?.kind === 'returned')
    return [
      ...leaves,
      tell('return', out + 50 * minute, from, because(special.cause)),
      tell('on', out + 80 * minute, from),
      tell('estimate', out + 85 * minute, from, {
        out: instantAt(out + 240 * minute, from),
        in: instantAt(atGate + 240 * minute, to),
      }),
    ];
  const arrives = atGate + shift;
  return [
    ...leaves,
    tell('approach', arrives - 25 * minute, to),
    tell('belt', arrives - 15 * minute, to, { place: belt }),
    tell('on', arrives - taxiIn * minute, to),
    tell('in', arrives - minute, to),
  ];
}

const moves = new Set<FlightNews['kind']>([
  'boarding',
  'gateClosed',
  'out',
  'off',
  'approach',
  'belt',
  'on',
  'in',
  'estimate',
]);

/** The day as it goes after something that was told at once. */
function withEvent(
  news: readonly Timed[],
  event: FlightEvent,
  flight: FlightOfDay,
  language: Language,
): Timed[] {
  const { at } = event;
  const [first] = flight.legs;
  const before = news.filter((each) => each.at <= at);
  const after = news.filter((each) => each.at > at);
  const told = instantAt(at, first.from);
  const tell = (rest: Omit<FlightNews, 'told'>): Timed => ({ at, news: { told, ...rest } });
  const because = (cause: FlightCause) => ({ cause, reason: reasons[cause][language] });
  const has = (kind: FlightNews['kind'], leg: number) =>
    before.some(({ news: known }) => known.kind === kind && known.leg === leg);
  /** Legs that have not come to their end. */
  const open = flight.legs.flatMap((leg, index) => (has('in', index) ? [] : [{ ...leg, index }]));
  const current = open[0]?.index ?? flight.legs.length - 1;
  switch (event.kind) {
    case 'gate':
      return [...news, tell({ kind: 'gate', leg: current, place: event.gate })];
    case 'delay':
    case 'early': {
      const by = (event.kind === 'early' ? -event.minutes : event.minutes) * minute;
      const moved = (time: string | undefined, code: string) =>
        time === undefined ? undefined : instantAt(Date.parse(time) + by, code);
      const later = after.map((each): Timed => {
        if (!moves.has(each.news.kind)) return each;
        const { from, to } = flight.legs[each.news.leg ?? 0] ?? first;
        if (each.news.kind === 'estimate')
          return {
            at: each.at,
            news: { ...each.news, out: moved(each.news.out, from), in: moved(each.news.in, to) },
          };
        const when = Math.max(each.at + by, at + minute);
        return { at: when, news: { ...each.news, told: instantAt(when, from) } };
      });
      return [
        ...before,
        ...later,
        ...open.map(({ index, from, to, out, in: atGate }) => {
          const known = news.findLast(
            ({ news: { kind, leg } }) => kind === 'estimate' && leg === index,
          )?.news;
          return tell({
            kind: 'estimate',
            leg: index,
            out: moved(known?.out ?? instantAt(out, from), from),
            in: moved(known?.in ?? instantAt(atGate, to), to),
            ...(event.kind === 'delay' && because(event.cause)),
          });
        }),
      ];
    }
    case 'cancel': {
      // A leg in the air comes to its end; those that have not left go no more.
      const stays = open.filter(({ index }) => !has('off', index));
      return [
        ...before,
        ...after.filter(({ news: { leg } }) => !stays.some(({ index }) => index === (leg ?? 0))),
        ...stays.map(({ index }) => tell({ kind: 'cancel', leg: index, ...because(event.cause) })),
      ];
    }
    case 'divert':
      return [
        ...before,
        tell({
          kind: 'divert',
          leg: current,
          airport: placeOf(event.airport, language),
          ...because(event.cause),
        }),
      ];
    case 'return':
      return [...before, tell({ kind: 'return', leg: current, ...because(event.cause) })];
  }
}
