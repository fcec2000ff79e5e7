import type { Money } from '../money.ts';
import { delayedAfter, type FlightShown } from './flight.ts';
import { isBeforeDeparture } from './chart.ts';
import { msOf } from './instant.ts';
import type { FlightCause } from './news.ts';

/** Rights of a delayed or cancelled traveller. Source: CCAR-300 and the airline's published rule, travel-domain.md T2. */
export const flightRightKinds = [
  'compensation',
  'meals',
  'change',
  'certificate',
  'hotel',
  'onBoard',
] as const;
export type FlightRightKind = (typeof flightRightKinds)[number];

/** One line of the airline's published rule. */
export interface FlightRightRule {
  readonly kind: FlightRightKind;
  /** Minutes of delay from which it is due; undefined where a delay alone does not bring it. */
  readonly after?: number | undefined;
  /** A cancellation brings it at once. */
  readonly cancelled: boolean;
  /** Causes for which the airline pays; any without it. */
  readonly causes?: readonly FlightCause[] | undefined;
  /** With any other cause the airline arranges it, and the traveller pays. */
  readonly ownCost: boolean;
  readonly amount?: Money | undefined;
  /** Where to ask for it, in the airline's words. */
  readonly note?: string | undefined;
}

/**
 * How a right is at this minute.
 * - `now` it can be asked for; `later` from an hour that is known, if the flight has not left by then
 * - `cause` once the cause is confirmed
 * - `overnight` where a night has to be spent; `aboard` once on board
 */
export type FlightRightState = 'now' | 'later' | 'cause' | 'overnight' | 'aboard';

export interface FlightRight {
  readonly rule: FlightRightRule;
  readonly state: FlightRightState;
  /** From when, milliseconds since 1970, with `later`. */
  readonly from?: number;
  /** The airline arranges it, the traveller pays. */
  readonly ownCost: boolean;
}

const minute = 60_000;

/** Minutes by which the departure of the leg that it is on is late so far, and how late it is expected to be. */
export function delayAt(
  { current }: FlightShown,
  now: number,
): { readonly soFar: number; readonly expected: number } {
  const planned = msOf(current.departure.planned);
  const until = current.departure.actual === undefined ? now : Math.min(now, msOf(current.departure.actual));
  const soFar = Math.max(0, Math.floor((until - planned) / minute));
  return { soFar, expected: Math.max(soFar, current.departure.late ?? 0) };
}

const order: Readonly<Record<FlightRightState, number>> = {
  now: 0,
  later: 1,
  overnight: 2,
  cause: 3,
  aboard: 4,
};

/** Whether a flight gives any rights: it is cancelled, delayed, or back where it began. */
export function hasRights(flight: FlightShown, now: number): boolean {
  const { phase } = flight.current;
  if (phase === 'cancelled' || phase === 'returned') return true;
  return phase !== 'diverted' && delayAt(flight, now).expected > delayedAfter;
}

/** Rights that are due at this minute first, then those that come later. None where the flight gives none. */
export function rightsAt(
  flight: FlightShown,
  rules: readonly FlightRightRule[],
  now: number,
): readonly FlightRight[] {
  if (!hasRights(flight, now)) return [];
  const { phase, cause, departure } = flight.current;
  const { soFar } = delayAt(flight, now);
  const isOver = !isBeforeDeparture(phase) && phase !== 'returned' && phase !== 'cancelled';
  const rights = rules.flatMap((rule): FlightRight[] => {
    const { kind, after, causes, cancelled } = rule;
    const isOwn = causes === undefined || (cause !== undefined && causes.includes(cause));
    const ownCost = !isOwn && cause !== undefined;
    if (ownCost && !rule.ownCost) return [];
    const open = causes !== undefined && cause === undefined;
    const made = (state: FlightRightState, from?: number): FlightRight[] => [
      {
        rule,
        state: open && state !== 'aboard' ? 'cause' : state,
        ownCost,
        ...(from !== undefined && { from }),
      },
    ];
    if (phase === 'cancelled') return cancelled ? made(kind === 'hotel' ? 'overnight' : 'now') : [];
    if (kind === 'onBoard') return isOver ? [] : made('aboard');
    if (kind === 'hotel') return isOver ? [] : made('overnight');
    if (after === undefined) return [];
    if (soFar >= after) return isOver && kind !== 'compensation' && kind !== 'certificate' ? [] : made('now');
    return isOver ? [] : made('later', msOf(departure.planned) + after * minute);
  });
  // Of the sums that are reached, the largest; those to come stay, also while the cause is open.
  const isReached = ({ kind, after = 0 }: FlightRightRule) => kind === 'compensation' && after <= soFar;
  const best = Math.max(...rights.filter(({ rule }) => isReached(rule)).map(({ rule }) => rule.after ?? 0));
  return rights
    .filter(({ rule }) => !isReached(rule) || (rule.after ?? 0) === best)
    .toSorted((a, b) => order[a.state] - order[b.state] || (a.from ?? 0) - (b.from ?? 0));
}

/** A boundary of the ladder of a delay. */
export interface DelayStep {
  /** Minutes of delay. */
  readonly after: number;
  /** Rights that begin there; none at the boundary from which a departure counts as delayed. */
  readonly rules: readonly FlightRightRule[];
  /** Place on the axis, 0 to 1. */
  readonly at: number;
}

/** The ladder of a delay, each step as wide as the next, and the present on it; undefined where the rule has no hours. */
export function delayAxis(
  rules: readonly FlightRightRule[],
  soFar: number,
): { readonly steps: readonly DelayStep[]; readonly now: number } | undefined {
  const drawn = rules.filter(
    (rule): rule is FlightRightRule & { readonly after: number } =>
      rule.after !== undefined &&
      rule.after > delayedAfter &&
      (rule.kind === 'meals' || rule.kind === 'compensation'),
  );
  if (drawn.length === 0) return undefined;
  const bounds = [delayedAfter, ...new Set(drawn.map(({ after }) => after).toSorted((a, b) => a - b))];
  const steps = bounds.map((after, index) => ({
    after,
    rules: drawn.filter((rule) => rule.after === after),
    at: (index + 1) / (bounds.length + 1),
  }));
  const marks = [{ after: 0, at: 0 }, ...steps];
  const last = steps.at(-1) ?? { after: delayedAfter, at: 0 };
  const index = marks.findLastIndex(({ after }) => after <= soFar);
  const from = marks[index] ?? { after: 0, at: 0 };
  const to = marks[index + 1] ?? { after: last.after * 1.5, at: 1 };
  const share = Math.min(1, (soFar - from.after) / (to.after - from.after));
  return { steps, now: from.at + (to.at - from.at) * share };
}
