import type { Trip } from '@mapp/kit/contracts';
import type { Day } from '@mapp/kit/rules';
import type { Language } from './language.ts';
import { arrivesAt, departsAt, type Flight } from './seed/flights.ts';
import { airportNameIn } from './timetable/airport-names.ts';
import { terminalOf } from './timetable/terminals.ts';
import { writtenIn, zoneOf } from './timetable/zones.ts';

export { departsAt };

/** When a flight of that day leaves, with the airport's offset. */
export const departureTime = (flight: Flight, day: Day): string =>
  writtenIn(zoneOf(flight.from), departsAt(flight, day));

const stopOf = (code: string, time: string, language: Language): Trip['departure'] => ({
  airport: code,
  name: airportNameIn(code, language),
  terminal: terminalOf(code),
  time,
});

/** Both ends of a flight that leaves on a day. */
export const tripOf = (flight: Flight, day: Day, language: Language): Trip => ({
  flightNo: flight.flightNo,
  departure: stopOf(flight.from, departureTime(flight, day), language),
  arrival: stopOf(flight.to, writtenIn(zoneOf(flight.to), arrivesAt(flight, day)), language),
});

/** An instant in China's time, whole seconds. */
export const chinaTime = (at: number): string =>
  `${new Date(Math.floor(at / 1000) * 1000 + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`;
