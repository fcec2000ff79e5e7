import type { Notice, Trip } from '@mapp/kit/contracts';
import { addDays, type Day } from '@mapp/kit/rules';
import type { Language } from './language.ts';
import { airports, type AirportCode } from './seed/airports.ts';
import { arrivalDays, arrivalOf, type Flight } from './seed/flights.ts';
import { notices, type SeedNotice } from './seed/notices.ts';
import { journeys } from './seed/journeys.ts';
import { signedIn, type Answers, type Visit } from './visit.ts';

/** One end of a flight, with the time as the airport's clocks show it. */
function stopOf(code: AirportCode, day: Day, clock: string, language: Language): Trip['departure'] {
  const { name, offset, terminal } = airports[code];
  return {
    airport: code,
    name: name[language],
    terminal,
    time: `${day}T${clock}:00+${String(offset).padStart(2, '0')}:00`,
  };
}

const tripOf = (flight: Flight, day: Day, language: Language): Trip => ({
  flightNo: flight.flightNo,
  departure: stopOf(flight.from, day, flight.departs, language),
  arrival: stopOf(flight.to, addDays(day, arrivalDays(flight)), arrivalOf(flight), language),
});

/** The member's next journey, counted from the airline's day. */
function nextTripOf({ member, clock, language }: Visit): Trip | null {
  const journey = journeys[member?.cardNo ?? ''];
  return journey ? tripOf(journey.flight, addDays(clock.today(), journey.inDays), language) : null;
}

function noticeOf(
  { id, daysAgo, aboutTrips, title, body }: SeedNotice,
  { clock, language }: Visit,
  affected: boolean,
): Notice {
  const notice = { id, title: title[language], body: body[language], date: addDays(clock.today(), -daysAgo) };
  return aboutTrips && affected ? { ...notice, affectsTrip: true } : notice;
}

/** What the home screen asks for. */
export const home: Pick<Answers, 'noticeList' | 'nextTrip'> = {
  noticeList(visit) {
    const affected = nextTripOf(visit) !== null;
    const list = notices.map((seed) => noticeOf(seed, visit, affected));
    return { dress: 'resultCode', payload: { notices: list } };
  },

  nextTrip(visit) {
    signedIn(visit);
    return { dress: 'code', payload: { trip: nextTripOf(visit) } };
  },
};
