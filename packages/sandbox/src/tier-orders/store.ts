import type { Clock } from '../clock.ts';
import { payMinutes } from './figures.ts';
import type { TierOrderRecord, TierPurchase } from './records.ts';
import { seededTierOrders } from './seeded.ts';

/** The orders of tiers of every member; one that was not paid in time is found expired. */
export interface TierOrderStore {
  /** Newest first. */
  readonly list: (cardNo: string) => readonly TierOrderRecord[];
  /** An order: of this member, or whoever's it is. */
  readonly find: (orderNo: string, cardNo?: string) => TierOrderRecord | undefined;
  readonly add: (cardNo: string, purchaseId: string, purchase: TierPurchase) => TierOrderRecord;
  readonly change: (orderNo: string, change: Partial<TierOrderRecord>) => void;
  readonly clear: () => void;
}

export function createTierOrderStore(clock: Clock): TierOrderStore {
  const lists = new Map<string, readonly TierOrderRecord[]>();
  let count = 0;

  const list = (cardNo: string): readonly TierOrderRecord[] => {
    const now = clock.now().getTime();
    const orders = lists.get(cardNo) ?? seededTierOrders(cardNo, clock);
    const known = orders.map((order): TierOrderRecord =>
      order.state === 'waiting' && order.payUntil <= now ? { ...order, state: 'expired' } : order,
    );
    lists.set(cardNo, known);
    return known;
  };
  const find = (orderNo: string, cardNo?: string): TierOrderRecord | undefined =>
    (cardNo === undefined ? [...lists.keys()] : [cardNo])
      .flatMap(list)
      .find((order) => order.orderNo === orderNo);

  return {
    list,
    find,
    add(cardNo, purchaseId, purchase) {
      count += 1;
      const now = clock.now().getTime();
      const order: TierOrderRecord = {
        ...purchase,
        cardNo,
        purchaseId,
        orderNo: `7600000000${String(count).padStart(4, '0')}`,
        state: 'waiting',
        orderedAt: now,
        payUntil: now + payMinutes * 60_000,
      };
      lists.set(cardNo, [order, ...list(cardNo)]);
      return order;
    },
    change(orderNo, change) {
      const cardNo = find(orderNo)?.cardNo;
      if (cardNo === undefined) return;
      lists.set(
        cardNo,
        list(cardNo).map((order) => (order.orderNo === orderNo ? { ...order, ...change } : order)),
      );
    },
    clear() {
      lists.clear();
      count = 0;
    },
  };
}
