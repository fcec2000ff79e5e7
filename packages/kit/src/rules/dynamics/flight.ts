import { isBeforeDeparture, type FlightPhase } from './chart.ts';
import { msOf, type Instant } from './instant.ts';
import {
  isMove,
  type FlightCause,
  type FlightLegPlan,
  type FlightMark,
  type FlightNews,
  type FlightPlace,
} from './news.ts';
import {
  endsOf,
  lateBy,
  legAfter,
  nothingTold,
  timesOf,
  type FlightEndTimes,
  type FlightTimes,
  type LegTold,
} from './leg.ts';

/** States of a flight as they are said, one at a time. Source: travel-domain.md T2. */
export const flightStates = [
  'scheduled',
  'onTime',
  'checkIn',
  'boarding',
  'gateClosed',
  'delayed',
  'early',
  'departed',
  'enRoute',
  'approaching',
  'landed',
  'arrived',
  'diverted',
  'returned',
  'cancelled',
  'unknown',
] as const;
export type FlightState = (typeof flightStates)[number];

/** Minutes after which a departure counts as delayed. Source: CCAR-300, travel-domain.md T2. */
export const delayedAfter = 15;

/** Minutes by which a departure or an arrival is called early. */
export const earlyFrom = 5;

/** Minutes without news, once some is due, after which nothing is known: the airline tells within 30. Source: CCAR-300. */
export const silentAfter = 30;

const minute = 60_000;

/** One end of a flight as it is shown. */
export interface FlightEnd extends FlightEndTimes, FlightPlace {
  /** The plan cannot be kept, and no other time has been told. */
  readonly untold: boolean;
  /** Minutes later than planned, negative for earlier; undefined where nothing is told. */
  readonly late: number | undefined;
}

/** One leg of a flight as it is shown. */
export interface FlightLegShown {
  readonly state: FlightState;
  readonly phase: FlightPhase;
  readonly departure: FlightEnd;
  readonly arrival: FlightEnd;
  readonly times: Readonly<Record<FlightMark, FlightTimes>>;
  readonly boarding: FlightTimes;
  readonly gate: string | undefined;
  /** The gate before the last change. */
  readonly gateBefore: string | undefined;
  readonly counters: string | undefined;
  readonly belt: string | undefined;
  /** Airport of a diversion that was told. */
  readonly elsewhere: FlightPlace | undefined;
  /** Down at another airport, or back where it began. */
  readonly grounded: boolean;
  readonly cause: FlightCause | undefined;
  readonly reason: string | undefined;
}

/** A flight as it is shown: the leg that it is on, and both ends of the whole. */
export interface FlightShown {
  readonly state: FlightState;
  readonly legs: readonly FlightLegShown[];
  /** The leg that it is on. */
  readonly at: number;
  readonly current: FlightLegShown;
  readonly departure: FlightEnd;
  readonly arrival: FlightEnd;
  /** Minutes later than planned at the end that comes next, or that came last. */
  readonly late: number | undefined;
  /** The last news of any leg. */
  readonly told: Instant | undefined;
}

/** The order in which news is read, whatever the order in which it came. */
const byTelling = (a: FlightNews, b: FlightNews): number =>
  msOf(a.told) - msOf(b.told) || (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

/** Whether the leg before lets this news be: nothing boards before the aircraft is there. */
const isPossibleAfter = (before: LegTold | undefined, { kind, at, told }: FlightNews): boolean => {
  if (!before || !isMove(kind) || kind === 'checkIn' || kind === 'cancel' || kind === 'reinstate')
    return true;
  if (before.phase !== 'landed' && before.phase !== 'arrived') return false;
  return before.reached === undefined || msOf(before.reached) <= msOf(at ?? told);
};

const hasBegun = ({ phase }: LegTold): boolean =>
  phase !== 'scheduled' && phase !== 'checkIn' && phase !== 'cancelled';

function toldOf(plans: readonly FlightLegPlan[], news: readonly FlightNews[], now: number): LegTold[] {
  const legs: LegTold[] = plans.map(() => nothingTold);
  for (const each of news.filter(({ told }) => msOf(told) <= now).toSorted(byTelling)) {
    const at = each.leg ?? 0;
    const leg = legs[at];
    const next = legs[at + 1];
    if (!leg || !isPossibleAfter(legs[at - 1], each)) continue;
    // Once the next leg has begun, this one is over.
    if (next && hasBegun(next) && (isMove(each.kind) || each.kind === 'estimate')) continue;
    const after = legAfter(leg, each);
    legs[at] = after;
    const before = legs[at - 1];
    if (before && hasBegun(after)) legs[at - 1] = { ...before, estimated: {} };
  }
  return legs;
}

/** Whether news is overdue at this minute. */
function isSilent({ phase, told }: LegTold, departure: FlightEndTimes, arrival: FlightEndTimes, now: number) {
  const isBefore = isBeforeDeparture(phase);
  if (!isBefore && phase !== 'departed' && phase !== 'enRoute' && phase !== 'approaching') return false;
  const { planned, estimated } = isBefore ? departure : arrival;
  const due = msOf(estimated ?? planned);
  const limit = now - silentAfter * minute;
  return due <= limit && (told === undefined || msOf(told) <= limit);
}

function stateOf(
  told: LegTold,
  departure: FlightEndTimes,
  arrival: FlightEndTimes,
  now: number,
): FlightState {
  const { phase } = told;
  if (isSilent(told, departure, arrival, now)) return 'unknown';
  if (!isBeforeDeparture(phase)) return phase;
  const late = lateBy(departure);
  if (late !== undefined && late > delayedAfter) return 'delayed';
  if (late !== undefined && late <= -earlyFrom) return 'early';
  return phase === 'scheduled' && late !== undefined ? 'onTime' : phase;
}

const unplanned: ReadonlySet<FlightPhase> = new Set(['diverted', 'returned', 'cancelled']);

/** When the aircraft of the next leg is there, milliseconds since 1970; undefined where nobody knows. */
function readyAfter({ departure, arrival, times: { on } }: FlightLegShown): number | undefined {
  if (on.actual === undefined && arrival.untold) return undefined;
  const left = departure.actual ?? departure.estimated ?? departure.planned;
  const came = arrival.actual ?? arrival.estimated ?? on.actual ?? arrival.planned;
  return Math.max(msOf(left), msOf(came));
}

function legShown(plan: FlightLegPlan, told: LegTold, now: number, before?: FlightLegShown): FlightLegShown {
  const ready = before ? readyAfter(before) : -Infinity;
  const times = timesOf(plan, told, ready ?? -Infinity);
  const { departure, arrival } = endsOf(plan, times);
  const state = stateOf(told, departure, arrival, now);
  const off = lateBy(departure);
  const isOff = unplanned.has(told.phase) || state === 'unknown';
  // A plan before the aircraft is there cannot be kept.
  const leaves = departure.actual ?? departure.estimated ?? departure.planned;
  const waits = ready === undefined ? isBeforeDeparture(told.phase) : ready > msOf(leaves);
  const ended = (end: FlightEndTimes, isStale: boolean): Omit<FlightEnd, keyof FlightPlace> => {
    // An estimate that has passed in silence is none.
    const known = state === 'unknown' && end.actual === undefined ? { ...end, estimated: undefined } : end;
    return {
      ...known,
      untold: known.actual === undefined && known.estimated === undefined && isStale,
      late: lateBy(known),
    };
  };
  return {
    state,
    phase: told.phase,
    departure: { ...plan.from, ...ended(departure, waits || (isOff && told.phase !== 'diverted')) },
    arrival: { ...plan.to, ...ended(arrival, waits || isOff || (off !== undefined && off > delayedAfter)) },
    times,
    boarding: { planned: plan.boards, actual: told.actual.boarding },
    gate: told.gate,
    gateBefore: told.gateBefore,
    counters: told.counters,
    belt: told.belt,
    elsewhere: told.elsewhere,
    grounded: told.grounded ?? false,
    cause: told.cause,
    reason: told.reason,
  };
}

/**
 * A flight as it is shown at a moment, from its plan and all that has been told. News that contradicts what is certain changes nothing.
 * @param plans its legs under one number, at least one
 * @param now milliseconds since 1970
 */
export function flightShown(
  plans: readonly [FlightLegPlan, ...FlightLegPlan[]],
  news: readonly FlightNews[],
  now: number,
): FlightShown {
  const told = toldOf(plans, news, now);
  const [plan, ...onward] = plans;
  const first = legShown(plan, told[0] ?? nothingTold, now);
  const legs = [first];
  for (const each of onward) legs.push(legShown(each, told[legs.length] ?? nothingTold, now, legs.at(-1)));
  const open = legs.findIndex(({ phase }) => phase !== 'arrived');
  // A leg that has begun has left the ones before it behind, also where their arrival at the gate was not told.
  const at = Math.max(open < 0 ? legs.length - 1 : open, told.findLastIndex(hasBegun));
  const current = legs[at] ?? first;
  const isBefore = isBeforeDeparture(current.phase);
  return {
    state: current.state,
    legs,
    at,
    current,
    departure: first.departure,
    arrival: (legs.at(-1) ?? first).arrival,
    late: (isBefore ? current.departure : current.arrival).late,
    told: told
      .flatMap(({ told: when }) => when ?? [])
      .toSorted((a, b) => msOf(a) - msOf(b))
      .at(-1),
  };
}
