import { minutesBetween } from './time.ts';

/** Both ends of a leg as far as these rules read it; instants with the airport's offset. */
export interface TimedLeg {
  readonly from: string;
  readonly to: string;
  readonly departs: string;
  readonly arrives: string;
}

/** Time on the ground between two legs. */
export interface Wait {
  /** Code of the airport of arrival. */
  readonly airport: string;
  /** Code of the airport that the next leg leaves from, where that is another. */
  readonly toAirport?: string;
  /** Negative where the next leg leaves before: then it is no connection. */
  readonly minutes: number;
}

/** The waits of a way, one fewer than its legs. */
export const waitsOf = (legs: readonly TimedLeg[]): Wait[] =>
  legs.slice(1).map((next, at) => {
    const { to, arrives } = legs[at] ?? next;
    return {
      airport: to,
      ...(next.from !== to && { toAirport: next.from }),
      minutes: minutesBetween(arrives, next.departs),
    };
  });
