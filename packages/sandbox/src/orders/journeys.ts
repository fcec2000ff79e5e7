import type { OrderJourney } from '@mapp/kit/contracts';
import { families, type Family } from '../booking/families.ts';
import type { Language } from '../language.ts';
import { airportName } from '../timetable/airport-names.ts';
import { terminalOf } from '../timetable/terminals.ts';
import type { Departure } from '../timetable/ways.ts';
import { writtenIn, zoneOf } from '../timetable/zones.ts';

const stopOf = (code: string, at: number, language: Language): OrderJourney['departure'] => ({
  airport: code,
  name: airportName(code)[language],
  terminal: terminalOf(code),
  time: writtenIn(zoneOf(code), at),
});

/** Both ends of a flight of a day. */
export const stopsOf = ({ service, departs, arrives }: Departure, language: Language) => ({
  departure: stopOf(service.from, departs, language),
  arrival: stopOf(service.to, arrives, language),
});

/** Kilograms in the hold of a fare: none where it has no baggage there; undefined where pieces alone are told. */
const checkedKgOf = ({ checked }: Family): number | undefined =>
  checked.answer === 'allowed' ? checked.kg : checked.answer === 'refused' ? 0 : undefined;

/** Cabin and baggage of a booking class. */
export function includedIn(bookingClass: string | undefined) {
  const family = Object.values(families).find((one) => one.bookingClass === bookingClass);
  const kg = family && checkedKgOf(family);
  return {
    ...(bookingClass !== undefined && { fare: bookingClass }),
    ...(family && {
      cabin: family.cabin,
      cabinKg: family.carryOn.kg,
      cabinPieces: family.carryOn.pieces,
    }),
    ...(kg !== undefined && { checkedKg: kg }),
    ...(family?.checked.answer === 'allowed' && { checkedPieces: family.checked.pieces }),
  };
}

/** A flight of an order, with what its fare includes. */
export function journeyOf(
  flight: Departure,
  bookingClass: string | undefined,
  language: Language,
): OrderJourney {
  return {
    flightNo: flight.service.flightNo,
    ...stopsOf(flight, language),
    aircraft: flight.service.aircraft,
    ...includedIn(bookingClass),
  };
}
