import type { ErrorEntry } from '../errors-entry.ts';

/** Errors of what is told of airports. Our proposal: the documents show none. */
export const airportErrors = [
  {
    code: 'airport.notServed',
    meaning: 'No airport of this code that the airline tells about',
    action: 'correct',
    messageKey: 'airport.notServed',
    calls: ['airportBoard', 'airportWeather', 'routeWeather', 'airportTraffic', 'taxiPartners'],
  },
] as const satisfies readonly ErrorEntry[];
