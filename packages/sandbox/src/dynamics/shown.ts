import type { Trip } from '@mapp/kit/contracts';
import { earlyFrom, flightShown, type Day, type FlightEnd, type FlightShown } from '@mapp/kit/rules';
import type { RequestContext } from '../request-context.ts';
import { departsAt, type Flight } from '../seed/flights.ts';
import { flightOn } from './flights.ts';
import { newsOf, plansOf } from './script.ts';

/** Stores that a flight's state follows from. */
type News = Pick<RequestContext, 'clock' | 'flights' | 'schedule'>;

/** A flight of a day as it stands now; undefined for one that nobody knows. */
export function shownOn(flightNo: string, day: Day, context: News): FlightShown | undefined {
  const { clock, flights } = context;
  const flight = flightOn(flightNo, day, context);
  if (!flight) return undefined;
  const now = clock.now().getTime();
  const today = day === clock.today();
  const [plan, ...onward] = plansOf(flight, 'zh');
  if (!plan) return undefined;
  const news = newsOf(flight, today ? flights.eventsOf(flight.flightNo) : [], now, 'zh');
  return flightShown([plan, ...onward], news, now);
}

/** A flight that somebody has booked as it stands now; undefined where its plan is another. */
export function shownFor(flight: Flight, day: Day, context: News): FlightShown | undefined {
  const shown = shownOn(flight.flightNo, day, context);
  return shown && Date.parse(shown.departure.planned) === departsAt(flight, day) ? shown : undefined;
}

/** The time that is told for an end, where it is minutes from the plan. */
const expectedAt = ({ late, actual, estimated }: FlightEnd): string | undefined =>
  late !== undefined && Math.abs(late) >= earlyFrom ? (actual ?? estimated) : undefined;

/** A trip with the times that are expected now. */
export function expectedTrip(trip: Trip, shown: FlightShown | undefined): Trip {
  if (!shown) return trip;
  const [departs, arrives] = [expectedAt(shown.departure), expectedAt(shown.arrival)];
  return {
    ...trip,
    departure: { ...trip.departure, ...(departs !== undefined && { expected: departs }) },
    arrival: { ...trip.arrival, ...(arrives !== undefined && { expected: arrives }) },
  };
}

/** The state of a flight of today, for who has just made something happen to it. */
export const stateOf = (flightNo: string, context: News): string | undefined =>
  shownOn(flightNo, context.clock.today(), context)?.state;
