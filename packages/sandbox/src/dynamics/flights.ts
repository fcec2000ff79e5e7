import { addDays, daysBetween, type Day } from '@mapp/kit/rules';
import { airfieldsAt } from '../timetable/airfields.ts';
import type { Clock } from '../clock.ts';
import type { RequestContext } from '../request-context.ts';
import { changedService, changeIn, type DayChange } from '../timetable/day-changes.ts';
import type { Service } from '../timetable/service.ts';
import { allServices, serviceOf } from '../timetable/services.ts';
import { instantOf, zoneOf } from '../timetable/zones.ts';
import { specialFlights, type SpecialFlight } from './special.ts';

const minute = 60_000;

/** One take-off and landing, milliseconds since 1970. */
export interface LegOfDay {
  readonly from: string;
  readonly to: string;
  readonly out: number;
  readonly in: number;
}

/** A flight of a day, leg by leg. */
export interface FlightOfDay {
  readonly flightNo: string;
  readonly day: Day;
  readonly legs: readonly [LegOfDay, ...LegOfDay[]];
  readonly service: Service;
  readonly special?: SpecialFlight | undefined;
  /** Difference from the timetable. */
  readonly change?: DayChange | undefined;
}

/** Time, and what differs from the timetable: with it they make a plan. */
export type Plans = Pick<RequestContext, 'clock' | 'schedule'>;

/** Days before and after today on which flights are known. */
const known = { before: 7, after: 30 } as const;

const isKnown = (day: Day, clock: Clock): boolean =>
  day >= addDays(clock.today(), -known.before) && day <= addDays(clock.today(), known.after);

/** A Monday. */
const monday = '2024-01-01';

const fliesOn = ({ weekdays }: Service, day: Day): boolean =>
  weekdays.includes(((daysBetween(monday, day) % 7) + 7) % 7);

/** MU0513 is MU513. */
export const plainNumber = (flightNo: string): string => flightNo.replace(/^(..)0+(?=\d)/, '$1');

function onDay(timetabled: Service, day: Day, { clock, schedule }: Plans): FlightOfDay | undefined {
  if (!isKnown(day, clock) || !fliesOn(timetabled, day)) return undefined;
  const change = changeIn(schedule.on(day), timetabled.flightNo, day);
  const service = changedService(timetabled, change);
  const { flightNo, from, to, minutes, landings, departs } = service;
  const special = change?.special && specialFlights[flightNo];
  const out = instantOf(zoneOf(from), day, departs);
  const stops = [{ airport: from, in: 0, out: 0 }, ...landings, { airport: to, in: minutes, out: minutes }];
  const [first, ...rest] = stops.slice(1).map((stop, index): LegOfDay => ({
    from: stops[index]?.airport ?? from,
    to: stop.airport,
    out: out + (stops[index]?.out ?? 0) * minute,
    in: out + stop.in * minute,
  }));
  return first && { flightNo, day, legs: [first, ...rest], service, special, change };
}

/** The number of a flight with the carrier that flies it. */
export const flownAs = ({ flightNo, operatedBy }: Service): string | undefined =>
  operatedBy && `${operatedBy}9${flightNo.slice(-3)}`;

/** Day of the special flight that is asked for as that of today: by night it leaves before midnight, or after the next. */
function specialDay(flightNo: string, day: Day, { clock, schedule }: Plans): Day {
  if (specialFlights[flightNo] === undefined || day !== clock.today()) return day;
  const changes = schedule.on(day, addDays(day, -1), addDays(day, 1));
  return changes.find((one) => one.special && one.flightNo === flightNo)?.day ?? day;
}

/** A flight of a day, by either of its numbers; undefined for a number or a day that nobody knows. */
export function flightOn(flightNo: string, day: Day, plans: Plans): FlightOfDay | undefined {
  const number = plainNumber(flightNo);
  const service = serviceOf(number) ?? allServices().find((one) => flownAs(one) === number);
  return service && onDay(service, specialDay(service.flightNo, day, plans), plans);
}

/** Airports of a flight in their order. */
export function airportsOf(service: Service, change: DayChange | undefined): readonly string[] {
  const { from, landings, to } = changedService(service, change);
  return [from, ...landings.map(({ airport }) => airport), to];
}

/** Flights of a day between two places, also those that only land there on the way, by departure. */
export function flightsBetween(from: string, to: string, day: Day, plans: Plans): readonly FlightOfDay[] {
  const starts = new Set(airfieldsAt(from).map(({ code }) => code));
  const ends = new Set(airfieldsAt(to).map(({ code }) => code));
  const changes = plans.schedule.on(day);
  return allServices()
    .filter((timetabled) => {
      const airports = airportsOf(timetabled, changeIn(changes, timetabled.flightNo, day));
      const start = airports.findIndex((code) => starts.has(code));
      return start >= 0 && airports.slice(start + 1).some((code) => ends.has(code));
    })
    .flatMap((service) => onDay(service, day, plans) ?? [])
    .toSorted((a, b) => a.legs[0].out - b.legs[0].out);
}
