import { flightChart, isBeforeDeparture, type FlightMove, type FlightPhase } from './chart.ts';
import { minutesFrom, msOf, type Instant } from './instant.ts';
import {
  flightMarks,
  isMove,
  type FlightCause,
  type FlightLegPlan,
  type FlightMark,
  type FlightNews,
  type FlightPlace,
} from './news.ts';

/** One leg after each piece of news, as far as it has been told. */
export interface LegTold {
  readonly phase: FlightPhase;
  readonly estimated: Readonly<Partial<Record<FlightMark, Instant>>>;
  readonly actual: Readonly<Partial<Record<FlightMark | FlightMove, Instant>>>;
  /** The latest thing that has happened; nothing that follows was earlier. */
  readonly reached?: Instant;
  readonly gate?: string;
  readonly gateBefore?: string;
  readonly counters?: string;
  readonly belt?: string;
  /** Airport of a diversion, where it was told. */
  readonly elsewhere?: FlightPlace | undefined;
  /** Down at another airport, or back where it began. */
  readonly grounded?: boolean;
  readonly cause?: FlightCause | undefined;
  readonly reason?: string | undefined;
  /** The last piece of news that counted. */
  readonly told?: Instant;
}

export const nothingTold: LegTold = { phase: 'scheduled', estimated: {}, actual: {} };

const without = <Key extends string, Value>(
  table: Readonly<Partial<Record<Key, Value>>>,
  keys: readonly Key[],
): Readonly<Partial<Record<Key, Value>>> =>
  Object.fromEntries(Object.entries(table).filter(([key]) => !keys.includes(key as Key))) as Readonly<
    Partial<Record<Key, Value>>
  >;

/** Estimates that a move has made idle: of what has happened, and of all that comes before it. */
const settledBy: Readonly<Partial<Record<FlightMove, readonly FlightMark[]>>> = {
  out: ['out'],
  off: ['out', 'off'],
  approach: ['out', 'off'],
  on: ['out', 'off', 'on'],
  in: flightMarks,
  divert: flightMarks,
  return: flightMarks,
  cancel: flightMarks,
};

const began: readonly (FlightMark | FlightMove)[] = ['boarding', 'gateClosed', 'out', 'off', 'approach'];

function moved(told: LegTold, news: FlightNews, move: FlightMove): LegTold {
  const at = news.at ?? news.told;
  const phase = flightChart[told.phase][move];
  const isAfter =
    msOf(at) <= msOf(news.told) && (told.reached === undefined || msOf(told.reached) <= msOf(at));
  if (phase === undefined || !isAfter) return told;
  const next: LegTold = {
    ...told,
    phase,
    reached: at,
    told: news.told,
    estimated: without(told.estimated, settledBy[move] ?? []),
    ...(news.cause !== undefined && { cause: news.cause, reason: news.reason }),
  };
  const { gate: _gate, gateBefore: _before, counters: _counters, belt: _baggage, ...bare } = next;
  switch (move) {
    case 'divert': {
      const { belt: _belt, ...away } = next;
      return { ...away, elsewhere: news.airport, grounded: false };
    }
    case 'return':
      // It leaves once more, or never.
      return { ...bare, actual: without(told.actual, began), grounded: false };
    case 'cancel':
      return { ...bare, actual: without(told.actual, [...began, 'checkIn']) };
    case 'reinstate':
      return { ...nothingTold, reached: at, told: news.told };
    case 'checkIn':
    case 'boarding':
    case 'gateClosed':
    case 'out':
    case 'off':
    case 'approach':
    case 'on':
    case 'in':
      if (phase === 'diverted' || phase === 'returned') return { ...next, grounded: true };
      return {
        ...next,
        grounded: false,
        // A flight that is boarded again was left before.
        actual: {
          ...(move === 'boarding' ? without(told.actual, began) : told.actual),
          // A second take-off, after a diversion, leaves the first departure as it was.
          ...(told.actual[move] === undefined || move === 'boarding' ? { [move]: at } : {}),
        },
      };
  }
}

function reestimated(told: LegTold, news: FlightNews): LegTold {
  if (told.phase === 'cancelled' || told.phase === 'arrived') return told;
  const before = isBeforeDeparture(told.phase) || told.phase === 'returned';
  const open = flightMarks.filter((mark) => {
    if (told.actual[mark] !== undefined || news[mark] === undefined) return false;
    if (mark === 'out') return before;
    if (mark === 'off') return before || told.phase === 'departed';
    return mark === 'in' || told.phase !== 'landed';
  });
  if (open.length === 0) return told;
  return {
    ...told,
    told: news.told,
    estimated: { ...told.estimated, ...Object.fromEntries(open.map((mark) => [mark, news[mark]])) },
    ...(news.cause !== undefined && { cause: news.cause, reason: news.reason }),
  };
}

/** A leg after one more piece of news; news of something impossible changes nothing. */
export function legAfter(told: LegTold, news: FlightNews): LegTold {
  if (isMove(news.kind)) return moved(told, news, news.kind);
  if (told.phase === 'cancelled') return told;
  switch (news.kind) {
    case 'estimate':
      return reestimated(told, news);
    case 'cause':
      return news.cause === undefined
        ? told
        : { ...told, cause: news.cause, reason: news.reason, told: news.told };
    case 'gate':
    case 'counters':
    case 'belt':
      return news.place === undefined ? told : placed(told, news.kind, news.place, news.told);
  }
}

function placed(told: LegTold, kind: 'gate' | 'counters' | 'belt', place: string, at: Instant): LegTold {
  const before = isBeforeDeparture(told.phase) || told.phase === 'returned';
  if (kind === 'belt')
    return told.phase === 'diverted' || told.phase === 'returned' ? told : { ...told, belt: place, told: at };
  if (!before || told[kind] === place) return told;
  const changed = kind === 'gate' && told.gate !== undefined ? { gateBefore: told.gate } : {};
  return { ...told, ...changed, [kind]: place, told: at };
}

/** One of the four instants, or boarding: planned, estimated, actual. */
export interface FlightTimes {
  readonly planned?: Instant | undefined;
  readonly estimated?: Instant | undefined;
  readonly actual?: Instant | undefined;
}

/**
 * The instants of a leg at this minute. An estimate that contradicts what came before it is not shown.
 * @param earliest from when the aircraft is there, milliseconds since 1970
 */
export function timesOf(
  plan: FlightLegPlan,
  told: LegTold,
  earliest: number,
): Readonly<Record<FlightMark, FlightTimes>> {
  let least = Math.max(earliest, told.reached === undefined ? -Infinity : msOf(told.reached));
  const times = {} as Record<FlightMark, FlightTimes>;
  for (const mark of flightMarks) {
    const actual = told.actual[mark];
    const guess = told.estimated[mark];
    const isOpen = actual === undefined && guess !== undefined && msOf(guess) >= least;
    times[mark] = { planned: plan[mark], actual, estimated: isOpen ? guess : undefined };
    if (isOpen) least = msOf(guess);
  }
  return times;
}

/** An end of a flight: the plan is always known. */
export type FlightEndTimes = FlightTimes & { readonly planned: Instant };

/** Departure and arrival as a traveller reads them, both at the gate; where leaving the gate was not told, the take-off is the departure. */
export function endsOf(
  plan: FlightLegPlan,
  { out, off, in: atGate }: ReturnType<typeof timesOf>,
): { readonly departure: FlightEndTimes; readonly arrival: FlightEndTimes } {
  return {
    departure: { ...out, planned: plan.out, actual: out.actual ?? off.actual },
    arrival: { ...atGate, planned: plan.in },
  };
}

/** By how many minutes an end is later than planned, negative where it is earlier; undefined where nothing is told of it. */
export function lateBy({ planned, estimated, actual }: FlightEndTimes): number | undefined {
  const told = actual ?? estimated;
  return told === undefined ? undefined : minutesFrom(planned, told);
}
