import { addDays, dayIn, type SeatPrice } from '@mapp/kit/rules';
import type { OrderRecord } from '../../check-in/order-records.ts';
import { airlineZone } from '../../clock.ts';
import { flightOf } from './flights.ts';
import { orders, passengers, segments } from './ids.ts';
import { seededJourneys } from './journeys.ts';
import { personById } from './people.ts';

const minute = 60_000;
const day = 1440 * minute;

interface Given extends Pick<OrderRecord, 'orderNo' | 'state' | 'paidBy' | 'refunding'> {
  readonly segmentId: string;
  /** Minutes before now. */
  readonly ago: number;
  readonly seats: readonly (readonly [passengerId: string, seat: string, price: SeatPrice])[];
}

const yuan = (amount: number): SeatPrice => ({
  cash: { amount: amount * 100, currency: 'CNY' },
  points: amount * 10,
});

const rows: readonly Given[] = [
  {
    orderNo: orders.waiting,
    state: 'waiting',
    segmentId: segments.later,
    ago: 0,
    seats: [[passengers.self, '42A', yuan(380)]],
  },
  {
    orderNo: orders.cash,
    state: 'completed',
    paidBy: 'cash',
    segmentId: segments.checkedIn,
    ago: (3 * day) / minute,
    seats: [
      [passengers.self, '31F', { cash: { amount: 3000, currency: 'CNY' } }],
      [passengers.wife, '31E', { cash: { amount: 3000, currency: 'CNY' } }],
    ],
  },
  {
    orderNo: orders.cancelled,
    state: 'cancelled',
    paidBy: 'cash',
    refunding: true,
    segmentId: segments.cancelled,
    ago: (5 * day) / minute,
    seats: [[passengers.self, '12C', yuan(30)]],
  },
  {
    orderNo: orders.points,
    state: 'completed',
    paidBy: 'points',
    segmentId: 'S-0001-0',
    // The bill has these points, spent 41 days ago.
    ago: (41 * day) / minute,
    seats: [[passengers.self, '13C', yuan(50)]],
  },
];

/** The seat orders that a member has from the start, newest first. */
export function seededOrders(cardNo: string, now: Date): readonly OrderRecord[] {
  if (cardNo !== '600000000001') return [];
  const today = dayIn(now, airlineZone);
  const known = seededJourneys(cardNo, now).flatMap((journey) => journey.segments);
  const flown = flightOf('MU5101');
  return rows.flatMap(({ segmentId, ago, seats, ...order }) => {
    const segment = known.find((one) => one.segmentId === segmentId);
    const flight = segment?.flight ?? flown;
    if (!flight) return [];
    const orderedAt = now.getTime() - ago * minute;
    return [
      {
        ...order,
        orderedAt,
        ...(order.state === 'waiting' && { payUntil: orderedAt + 15 * minute }),
        flights: [{ segmentId, flight, day: segment?.day ?? addDays(today, -38) }],
        seats: seats.map(([passengerId, seat, price]) => ({
          segmentId,
          passengerId,
          seat,
          price,
          person: personById(passengerId, today),
        })),
      },
    ];
  });
}
