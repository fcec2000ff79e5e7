import { expect, it } from 'vitest';
import type { SegmentState } from '../../rules/check-in/journey-state.ts';
import type { TripState } from '../../rules/check-in/trip-state.ts';
import { wayOn, type TripLeg } from './trip-leg.ts';

const adult = { paxType: 'ADT', state: 'open' };
const inSeat = { ...adult, seat: '12A' };
const checkedIn = { ...inSeat, state: 'checkedIn' };
const infant = { ...adult, paxType: 'INF' };

const leg = (
  state: SegmentState,
  passengers: readonly object[],
  trip: TripState = 'booked',
  change?: object,
) => ({ state, trip, change, segment: { passengers } }) as unknown as TripLeg;

it.each([
  ['early', [adult], 'seats'],
  ['early', [inSeat, adult], 'seats'],
  ['early', [inSeat, infant], undefined],
  ['open', [adult], 'checkIn'],
  ['closing', [checkedIn, adult], 'checkIn'],
  ['done', [checkedIn], 'pass'],
  ['departed', [checkedIn], 'pass'],
  ['done', [{ ...checkedIn, seat: undefined }], undefined],
  ['done', [inSeat], undefined],
  ['closed', [inSeat], undefined],
] as const)('leads on from %s', (state, passengers, way) => {
  expect(wayOn(leg(state, passengers))).toBe(way);
});

it('leads to the decision on a change first, and to a cancelled flight where there is none', () => {
  const change = { href: '/change' };
  expect(wayOn(leg('open', [adult], 'changed', change))).toBe('change');
  expect(wayOn(leg('open', [adult], 'flightCancelled', change))).toBe('change');
  expect(wayOn(leg('open', [adult], 'flightCancelled'))).toBe('dynamics');
  expect(wayOn(leg('open', [adult], 'booked', change))).toBe('checkIn');
});
