import { expect, it } from 'vitest';
import { serviceOf } from '../timetable/services.ts';
import { departureOf } from '../timetable/ways.ts';
import { journeyOf } from './journeys.ts';

it.each([
  ['J', { cabin: 'business', checkedKg: 32, checkedPieces: 2, cabinKg: 8, cabinPieces: 2 }],
  ['Y', { cabin: 'economy', checkedPieces: 1, cabinKg: 8, cabinPieces: 1 }],
])('a flight in class %s tells weight and pieces of its baggage', (bookingClass, told) => {
  const service = serviceOf('MU5101');
  const flight = service && departureOf(service, '2026-06-08');
  if (!flight) throw new Error('MU5101 is not flown');
  expect(journeyOf(flight, bookingClass, 'en')).toMatchObject(told);
});
