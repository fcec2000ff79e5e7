import { minutesBetween } from '../time/time.ts';
import type { CabinClass } from '../seats/cabin.ts';

/** Changes that the airline makes by itself; `other` stands for one that is not known here. */
export const flightChangeKinds = ['time', 'cancelled', 'airport', 'cabin', 'other'] as const;
export type FlightChangeKind = (typeof flightChangeKinds)[number];

interface End {
  /** IATA code. */
  readonly airport: string;
  readonly name: string;
  /** ISO 8601, with the airport's offset. */
  readonly time: string;
}

/** A flight before or after a change. */
export interface ChangedFlightSide {
  readonly flightNo: string;
  readonly departure: End;
  readonly arrival: End;
  readonly cabin?: CabinClass | undefined;
}

/** A change as it is told: each side is missing where it cannot be read, and a cancelled flight has none to come. */
export interface ToldChange {
  readonly kind: FlightChangeKind;
  readonly was?: ChangedFlightSide | undefined;
  readonly is?: ChangedFlightSide | undefined;
}

/** Lead of the page of a change: only what its two sides bear out, else that there is a change. */
export type LeadingChange =
  | { readonly as: 'later' | 'earlier'; readonly hours: number; readonly minutes: number }
  | { readonly as: 'departsFrom' | 'arrivesAt'; readonly airport: string }
  | { readonly as: 'cabin'; readonly cabin: CabinClass }
  | { readonly as: 'cancelled' | 'changed' };

function movedBy(was: ChangedFlightSide, is: ChangedFlightSide): LeadingChange | undefined {
  const minutes = minutesBetween(was.departure.time, is.departure.time);
  const size = { hours: Math.floor(Math.abs(minutes) / 60), minutes: Math.abs(minutes) % 60 };
  return minutes === 0 ? undefined : { as: minutes < 0 ? 'earlier' : 'later', ...size };
}

function otherAirport(was: ChangedFlightSide, is: ChangedFlightSide): LeadingChange | undefined {
  if (is.departure.airport !== was.departure.airport)
    return { as: 'departsFrom', airport: is.departure.name };
  return is.arrival.airport === was.arrival.airport
    ? undefined
    : { as: 'arrivesAt', airport: is.arrival.name };
}

/** The sentence of a change. */
export function leadingChange({ kind, was, is }: ToldChange): LeadingChange {
  if (kind === 'cancelled') return { as: 'cancelled' };
  const changed = { as: 'changed' } as const;
  if (!was || !is) return changed;
  if (kind === 'time') return movedBy(was, is) ?? changed;
  if (kind === 'airport') return otherAirport(was, is) ?? changed;
  return kind === 'cabin' && is.cabin && is.cabin !== was.cabin ? { as: 'cabin', cabin: is.cabin } : changed;
}

/** Parts of a flight that a change can touch. */
export type FlightPart = 'day' | 'departs' | 'from' | 'arrives' | 'to' | 'flightNo' | 'cabin';

const valueOf: Readonly<Record<FlightPart, (side: ChangedFlightSide) => string | undefined>> = {
  day: ({ departure }) => departure.time.slice(0, 10),
  departs: ({ departure }) => departure.time.slice(11, 16),
  from: ({ departure }) => departure.airport,
  arrives: ({ arrival }) => arrival.time.slice(11, 16),
  to: ({ arrival }) => arrival.airport,
  flightNo: ({ flightNo }) => flightNo,
  cabin: ({ cabin }) => cabin,
};

/** Whether a part is another on both sides, as far as both are told. */
export function isOther({ was, is }: Pick<ToldChange, 'was' | 'is'>, part: FlightPart): boolean {
  const [before, after] = [was && valueOf[part](was), is && valueOf[part](is)];
  return before !== undefined && after !== undefined && before !== after;
}

/** Whether a part is told on both sides, and the same. */
export function isSame({ was, is }: Pick<ToldChange, 'was' | 'is'>, part: FlightPart): boolean {
  const [before, after] = [was && valueOf[part](was), is && valueOf[part](is)];
  return before !== undefined && before === after;
}

/** Ways on from a change that are open: nobody accepts a flight that is not told. */
export const openWays = <Way extends { readonly way: string }>(
  ways: readonly Way[],
  { is }: Pick<ToldChange, 'is'>,
): readonly Way[] => (is ? ways : ways.filter(({ way }) => way !== 'accept'));
