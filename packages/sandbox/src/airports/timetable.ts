import { addDays, flightShown, type BoardSide, type Day, type FlightLegShown } from '@mapp/kit/rules';
import { airportsOf, flightOn, type FlightOfDay } from '../dynamics/flights.ts';
import { newsOf, plansOf } from '../dynamics/script.ts';
import type { RequestContext } from '../request-context.ts';
import { changeIn } from '../timetable/day-changes.ts';
import { allServices } from '../timetable/services.ts';

/** A leg of a flight of a day, at one of its ends. */
export interface BoardLeg {
  readonly flight: FlightOfDay;
  /** Which leg, from 0. */
  readonly at: number;
  /** Planned, milliseconds since 1970. */
  readonly time: number;
}

/** So far ahead a board is asked for, ms. */
const horizon = 36 * 3_600_000;

const legsAt = (flight: FlightOfDay, airport: string, side: BoardSide): readonly BoardLeg[] =>
  flight.legs.flatMap((leg, at) => {
    const here = side === 'departures' ? leg.from : leg.to;
    return here === airport ? [{ flight, at, time: side === 'departures' ? leg.out : leg.in }] : [];
  });

/** Flights that leave an airport, or land there, from a moment on; the earliest first. */
export function legsFrom(
  context: Pick<RequestContext, 'clock' | 'schedule'>,
  airport: string,
  side: BoardSide,
  from: number,
): readonly BoardLeg[] {
  const days = [-2, -1, 0, 1, 2].map((later): Day => addDays(context.clock.today(), later));
  const changes = context.schedule.on(...days);
  return allServices()
    .flatMap((service) =>
      days.flatMap((day) =>
        airportsOf(service, changeIn(changes, service.flightNo, day)).includes(airport)
          ? (flightOn(service.flightNo, day, context) ?? [])
          : [],
      ),
    )
    .flatMap((flight) => legsAt(flight, airport, side))
    .filter(({ time }) => time >= from && time < from + horizon)
    .toSorted((one, other) => one.time - other.time);
}

/** News of a leg, as its own page shows it. */
export function legShown(
  { flight, at }: BoardLeg,
  { clock, flights }: Pick<RequestContext, 'clock' | 'flights'>,
): FlightLegShown | undefined {
  const now = clock.now().getTime();
  const [plan, ...onward] = plansOf(flight, 'zh');
  if (!plan) return undefined;
  const { flightNo } = flight;
  const news = newsOf(flight, flights.eventsOf(flightNo), now, 'zh');
  return flightShown([plan, ...onward], news, now).legs[at];
}
