import type { Clock } from '../clock.ts';
import { seededOrders } from '../seed/check-in/orders.ts';
import type { OrderRecord } from './order-records.ts';

/** Minutes for which the seats of an order are kept until it is paid. */
export const payMinutes = 15;

/** The seat orders of every member; one that was not paid in time is found cancelled. */
export interface SeatOrders {
  /** Newest first. */
  readonly list: (cardNo: string) => readonly OrderRecord[];
  readonly find: (cardNo: string, orderNo: string) => OrderRecord | undefined;
  /** An order, whoever's it is. */
  readonly owner: (orderNo: string) => string | undefined;
  readonly add: (cardNo: string, order: Omit<OrderRecord, 'orderNo'>) => OrderRecord;
  readonly change: (cardNo: string, orderNo: string, change: Partial<OrderRecord>) => void;
  /** Of every member whose orders have been looked at. */
  readonly every: () => readonly OrderRecord[];
  /** Forgets a member's orders: the next look makes them again. */
  readonly forget: (cardNo: string) => void;
  readonly clear: () => void;
}

/** State of an order by now. */
const asOf = (order: OrderRecord, now: number): OrderRecord =>
  order.state === 'waiting' && order.payUntil !== undefined && order.payUntil <= now
    ? { ...order, state: 'cancelled', expired: true }
    : order;

export function createSeatOrders(clock: Clock): SeatOrders {
  const lists = new Map<string, readonly OrderRecord[]>();
  let count = 0;

  const list = (cardNo: string): readonly OrderRecord[] => {
    const now = clock.now();
    const known = (lists.get(cardNo) ?? seededOrders(cardNo, now)).map((order) => asOf(order, now.getTime()));
    lists.set(cardNo, known);
    return known;
  };

  return {
    list,
    find: (cardNo, orderNo) => list(cardNo).find((order) => order.orderNo === orderNo),
    owner: (orderNo) =>
      [...lists.keys()].find((cardNo) => list(cardNo).some((order) => order.orderNo === orderNo)),
    add(cardNo, order) {
      count += 1;
      const added = { ...order, orderNo: `7200000000${String(count).padStart(4, '0')}` };
      lists.set(cardNo, [added, ...list(cardNo)]);
      return added;
    },
    change(cardNo, orderNo, change) {
      lists.set(
        cardNo,
        list(cardNo).map((order) => (order.orderNo === orderNo ? { ...order, ...change } : order)),
      );
    },
    every: () => [...lists.keys()].flatMap(list),
    forget: (cardNo) => void lists.delete(cardNo),
    clear() {
      lists.clear();
      count = 0;
    },
  };
}
