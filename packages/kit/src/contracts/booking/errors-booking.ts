import type { ErrorEntry } from '../errors-entry.ts';

/** Errors of searching and booking. Source: decisions.md 43; the codes are our proposal. */
export const bookingErrors = [
  {
    code: 'booking.party',
    meaning: 'A party that cannot travel together: more than nine, too many infants, or children alone',
    action: 'correct',
    messageKey: 'booking.party',
    calls: ['searchFlights', 'verifyOffer'],
  },
  {
    code: 'booking.days',
    meaning: 'A day that is past or not on sale yet, or days that run backwards',
    action: 'correct',
    messageKey: 'booking.days',
    calls: ['searchFlights'],
  },
  {
    code: 'booking.place',
    meaning: 'A place that the airline does not know, or both ends in one city',
    action: 'correct',
    messageKey: 'booking.place',
    calls: ['searchFlights'],
  },
  {
    code: 'booking.offerUnknown',
    meaning: 'An offer or a fare that the airline does not know: the search is to be made again',
    action: 'correct',
    messageKey: 'booking.offerUnknown',
    calls: ['searchFlights', 'verifyOffer'],
  },
] as const satisfies readonly ErrorEntry[];
