import { expect, it } from 'vitest';
import type { OrderDetail } from '../../../contracts/orders/order-detail.ts';
import { checkInFrom, nextFlight } from './check-in-from.ts';

const now = Date.parse('2026-06-01T10:00:00+08:00');
const flight = (time: string) => ({ departure: { time } });
const order = (change: object = {}) =>
  ({
    kind: 'ticket',
    state: 'completed',
    people: [{ coupons: [{ state: 'open' }] }],
    journeys: [flight('2026-05-30T08:00:00+08:00'), flight('2026-06-08T08:00:00+08:00')],
    actions: [],
    ...change,
  }) as unknown as OrderDetail;

it('finds the first flight that has not left', () => {
  expect(nextFlight(order(), now)?.departure.time).toBe('2026-06-08T08:00:00+08:00');
  expect(nextFlight(order({ journeys: [flight('2026-05-30T08:00:00+08:00')] }), now)).toBeUndefined();
});

it('opens check-in 48 hours before the next flight', () =>
  expect(checkInFrom(order(), now)).toBe('2026-06-06T00:00:00.000Z'));

it.each([
  ['of another kind', { kind: 'hotel' }],
  ['that are not issued yet', { state: 'ticketing' }],
  ['whose flight the airline has changed', { change: 'CH1' }],
  ['that are used or given back', { people: [{ coupons: [{ state: 'refunded' }] }] }],
  ['that have all been flown', { journeys: [flight('2026-05-30T08:00:00+08:00')] }],
  ['for which it is open', { actions: [{ action: 'checkIn' }] }],
  ['whose flight leaves within that time', { journeys: [flight('2026-06-02T08:00:00+08:00')] }],
])('tells nothing of orders %s', (_, change) => expect(checkInFrom(order(change), now)).toBeUndefined());
