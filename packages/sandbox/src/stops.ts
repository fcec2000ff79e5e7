import type { Trip } from '@mapp/kit/contracts';
import { addDays, type Day } from '@mapp/kit/rules';
import type { Language } from './language.ts';
import { airports, type AirportCode } from './seed/airports.ts';
import { arrivalDays, arrivalOf, type Flight } from './seed/flights.ts';

/** An instant as the airport's clocks show it. */
const instantAt = (code: AirportCode, day: Day, clock: string): string =>
  `${day}T${clock}:00+${String(airports[code].offset).padStart(2, '0')}:00`;

/** When a flight of that day leaves, with the airport's offset. */
export const departureTime = ({ from, departs }: Flight, day: Day): string => instantAt(from, day, departs);

/** When it leaves, milliseconds since 1970. */
export const departsAt = (flight: Flight, day: Day): number => Date.parse(departureTime(flight, day));

const stopOf = (code: AirportCode, time: string, language: Language): Trip['departure'] => ({
  airport: code,
  name: airports[code].name[language],
  terminal: airports[code].terminal,
  time,
});

/** Both ends of a flight that leaves on a day. */
export const tripOf = (flight: Flight, day: Day, language: Language): Trip => ({
  flightNo: flight.flightNo,
  departure: stopOf(flight.from, departureTime(flight, day), language),
  arrival: stopOf(
    flight.to,
    instantAt(flight.to, addDays(day, arrivalDays(flight)), arrivalOf(flight)),
    language,
  ),
});

/** An instant in China's time, whole seconds. */
export const chinaTime = (at: number): string =>
  `${new Date(Math.floor(at / 1000) * 1000 + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`;
