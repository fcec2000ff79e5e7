import { nextAction, type ListedFacts } from './listing.ts';
import { minutesLeft, orderStatus } from './status.ts';

/** An order to be paid, and the whole minutes that are left for it. */
export interface DueOrder<Order> {
  readonly order: Order;
  readonly minutes: number;
}

/** Orders that wait for the traveller, by what they wait for. */
export interface PendingOrders<Order> {
  /** To be paid, the shortest time first; those without a limit are last, with an endless number of minutes. */
  readonly due: readonly DueOrder<Order>[];
  /** With a decision to make about a flight that the airline has changed, or with a payment that is not certain. */
  readonly others: readonly Order[];
}

/**
 * Orders that wait for the traveller. One whose time to pay is over waits no more; one that is to be paid and has been changed as
 * well is to be paid.
 * @param now the airline's clock, milliseconds since 1970
 */
export function pendingOrders<Order extends ListedFacts>(
  orders: readonly Order[],
  now: number,
): PendingOrders<Order> {
  const isDue = (order: Order) => orderStatus(order, now) === 'waiting' || nextAction(order, now) === 'pay';
  const due = orders.filter(isDue).map((order) => ({
    order,
    minutes: order.payUntil === undefined ? Number.POSITIVE_INFINITY : minutesLeft(order.payUntil, now),
  }));
  const others = orders.filter(
    (order) => !isDue(order) && (orderStatus(order, now) === 'abnormal' || order.change !== undefined),
  );
  // Infinity less Infinity is NaN, which sorting takes for equal.
  return { due: due.toSorted((one, other) => one.minutes - other.minutes), others };
}
