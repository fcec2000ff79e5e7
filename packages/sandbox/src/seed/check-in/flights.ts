import type { Deck } from '@mapp/kit/rules';
import type { AirportCode } from '../airports.ts';
import { cabinsOf } from '../cabins/cabins.ts';
import { narrowBody } from '../cabins/narrow.ts';
import type { Flight } from '../flights.ts';

const flight = (flightNo: string, from: AirportCode, to: AirportCode, departs: string): Flight => ({
  flightNo,
  from,
  to,
  departs,
});

const timetable: Readonly<Record<string, Flight>> = Object.fromEntries(
  [
    flight('MU5101', 'PEK', 'SHA', '08:00'),
    flight('MU5102', 'SHA', 'PEK', '18:30'),
    flight('MU5105', 'PEK', 'SHA', '11:00'),
    flight('MU5407', 'SHA', 'TFU', '13:10'),
    flight('MU2151', 'PVG', 'XIY', '13:35'),
    flight('MU591', 'PVG', 'SVO', '12:25'),
    flight('MU523', 'PVG', 'NRT', '09:10'),
    flight('MU5183', 'PVG', 'SZX', '09:30'),
    flight('MU5187', 'PVG', 'KMG', '15:20'),
    flight('MU5995', 'SHA', 'CAN', '07:55'),
    flight('MU5996', 'SHA', 'CKG', '12:10'),
    flight('MU5997', 'SHA', 'HRB', '14:45'),
    flight('MU5998', 'SHA', 'XIY', '16:30'),
    flight('MU5999', 'SHA', 'SYX', '19:05'),
    flight('CA1857', 'PEK', 'SHA', '20:30'),
  ].map((one) => [one.flightNo, one]),
);

/** A flight whose seats can be chosen, as the timetable has it; undefined for any other number. */
export const flightOf = (flightNo: string): Flight | undefined =>
  Object.hasOwn(timetable, flightNo) ? timetable[flightNo] : undefined;

/** Flown with a wide body of the same seats. */
const likeMu5183 = new Set(['MU591', 'MU523']);

const narrowBodies = new Map<string, readonly Deck[]>();

function narrow(flightNo: string): readonly Deck[] {
  const decks = narrowBodies.get(flightNo) ?? narrowBody(flightNo);
  narrowBodies.set(flightNo, decks);
  return decks;
}

/** The decks of a flight of the timetable as they are at first. */
export const decksOf = (flightNo: string): readonly Deck[] =>
  cabinsOf(likeMu5183.has(flightNo) ? 'MU5183' : flightNo) ?? narrow(flightNo);

/** Airports for which a flight is international, Hong Kong with them. */
const abroad: ReadonlySet<AirportCode> = new Set(['NRT', 'ICN', 'SVO', 'SIN', 'HKG']);

export const isInternational = ({ from, to }: Flight): boolean => abroad.has(from) || abroad.has(to);

/** The airline's own flights; for those of others no seats are offered. */
export const isOwn = ({ flightNo }: Flight): boolean => flightNo.startsWith('MU');
