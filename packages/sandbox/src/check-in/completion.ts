import type { SeatPrice } from '@mapp/kit/rules';
import type { OrderRecord } from './order-records.ts';
import type { CheckInStore } from './store.ts';

/** Amount paid for a seat, in the way that was chosen. */
function paidFor(price: SeatPrice | undefined, paidBy: 'cash' | 'points' | 'nothing'): SeatPrice | undefined {
  if (!price || paidBy === 'nothing') return undefined;
  if (paidBy === 'cash') return price.cash && { cash: price.cash };
  return price.points === undefined ? undefined : { points: price.points };
}

/** An order is paid, or costs nothing: its seats are the passengers’ now, unless they have checked in with others. */
export function complete(
  { bookings, orders }: CheckInStore,
  cardNo: string,
  { orderNo, seats }: OrderRecord,
  paidBy: 'cash' | 'points' | 'nothing',
): void {
  orders.change(cardNo, orderNo, { state: 'completed', paidBy });
  for (const { segmentId, passengerId, seat, price } of seats) {
    const traveller = bookings
      .find(cardNo, segmentId)
      ?.segment.travellers.find((one) => one.passengerId === passengerId);
    if (traveller?.state === 'checkedIn') continue;
    bookings.changeTraveller(cardNo, segmentId, passengerId, { seat, paid: paidFor(price, paidBy) });
  }
}

/** Cancels what is waiting for one of these passengers, or keeps one of these seats for another of the party: they choose again. */
export function dropWaiting(
  { orders }: CheckInStore,
  cardNo: string,
  seats: readonly { readonly segmentId: string; readonly passengerId: string; readonly seat: string }[],
): void {
  const isMeant = (order: OrderRecord): boolean =>
    order.seats.some((one) =>
      seats.some(
        ({ segmentId, passengerId, seat }) =>
          one.segmentId === segmentId && (one.passengerId === passengerId || one.seat === seat),
      ),
    );
  for (const order of orders.list(cardNo))
    if (order.state === 'waiting' && isMeant(order))
      orders.change(cardNo, order.orderNo, { state: 'cancelled' });
}
