import type { FlightState } from '../dynamics/flight.ts';

/** The two sides of an airport's board. */
export const boardSides = ['departures', 'arrivals'] as const;
export type BoardSide = (typeof boardSides)[number];

/** Times of a flight at one airport. Instants are ISO 8601 with the airport's offset. */
export interface BoardTimes {
  readonly planned: string;
  readonly estimated?: string | undefined;
  readonly actual?: string | undefined;
}

/** Times of the flight in these states are no longer expected, or not at this airport. */
const timeless: ReadonlySet<FlightState> = new Set(['cancelled', 'unknown']);

/** The time that counts now, and the planned one where it is another: to the minute. */
export function boardTime(
  { planned, estimated, actual }: BoardTimes,
  state: FlightState,
): { readonly now: string; readonly was: string | undefined } {
  const told = timeless.has(state) ? undefined : (actual ?? estimated);
  if (told === undefined || told.slice(0, 16) === planned.slice(0, 16))
    return { now: planned, was: undefined };
  return { now: told, was: planned };
}
