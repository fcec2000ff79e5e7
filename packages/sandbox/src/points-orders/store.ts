import { addMonths, priceOfPoints, type Day, type PaymentMethod, type PurchaseStatus } from '@mapp/kit/rules';
import type { Clock } from '../clock.ts';
import { ledgerOf } from '../seed/histories.ts';
import { pointsOrderNos } from './inputs.ts';
import { payMinutes, unitPoints, unitPrice } from './terms.ts';

/** An order of points as the airline keeps it. Instants are milliseconds since 1970. */
export interface PointsOrderRecord {
  readonly orderNo: string;
  readonly cardNo: string;
  readonly purchaseId: string;
  readonly state: PurchaseStatus;
  readonly points: number;
  readonly orderedAt: number;
  readonly payUntil: number;
  readonly paymentFailed?: boolean;
  readonly paidAt?: number;
  readonly paidBy?: PaymentMethod;
}

/** The orders of points of every member; one that was not paid in time is found expired. */
export interface PointsOrderStore {
  /** Newest first. */
  readonly list: (cardNo: string) => readonly PointsOrderRecord[];
  /** An order: of this member, or whoever's it is. */
  readonly find: (orderNo: string, cardNo?: string) => PointsOrderRecord | undefined;
  readonly add: (order: Pick<PointsOrderRecord, 'cardNo' | 'purchaseId' | 'points'>) => PointsOrderRecord;
  readonly change: (orderNo: string, change: Partial<PointsOrderRecord>) => void;
  readonly clear: () => void;
}

const minute = 60_000;

export const priceOf = (points: number) => priceOfPoints(points, { unitPoints, unitPrice });

const noonOf = (day: Day): number => Date.parse(`${day}T12:00:00+08:00`);

/** Orders of the points on the bill that were bought within a year. */
function bought(cardNo: string, today: Day): PointsOrderRecord[] {
  const from = addMonths(today, -12);
  return ledgerOf(cardNo, today).posted.flatMap(({ type, day, points, orderNo }): PointsOrderRecord[] => {
    if (type !== 'BP' || day < from || orderNo === undefined) return [];
    const paidAt = noonOf(day);
    const orderedAt = paidAt - 4 * minute;
    return [
      {
        orderNo,
        cardNo,
        purchaseId: `before-${orderNo}`,
        state: 'completed',
        points,
        orderedAt,
        payUntil: orderedAt + payMinutes * minute,
        paidAt,
        paidBy: 'wechat',
      },
    ];
  });
}

function others(cardNo: string, now: number, today: Day): PointsOrderRecord[] {
  const order = (
    orderNo: string,
    state: PurchaseStatus,
    points: number,
    orderedAt: number,
  ): PointsOrderRecord => ({
    orderNo,
    cardNo,
    purchaseId: `before-${orderNo}`,
    state,
    points,
    orderedAt,
    payUntil: orderedAt + payMinutes * minute,
  });
  return [
    order(pointsOrderNos.waiting, 'waiting', 2000, now),
    order(pointsOrderNos.cancelled, 'cancelled', 5000, noonOf(addMonths(today, -2))),
    order(pointsOrderNos.expired, 'expired', 1000, noonOf(addMonths(today, -3))),
  ];
}

export function createPointsOrderStore(clock: Clock): PointsOrderStore {
  const lists = new Map<string, readonly PointsOrderRecord[]>();
  let count = 0;

  const seeded = (cardNo: string): readonly PointsOrderRecord[] => {
    const today = clock.today();
    const more = cardNo === '600000000001' ? others(cardNo, clock.now().getTime(), today) : [];
    return [...more, ...bought(cardNo, today)].toSorted((a, b) => b.orderedAt - a.orderedAt);
  };
  const list = (cardNo: string): readonly PointsOrderRecord[] => {
    const now = clock.now().getTime();
    const known = (lists.get(cardNo) ?? seeded(cardNo)).map((order): PointsOrderRecord =>
      order.state === 'waiting' && order.payUntil <= now ? { ...order, state: 'expired' } : order,
    );
    lists.set(cardNo, known);
    return known;
  };
  const find = (orderNo: string, cardNo?: string): PointsOrderRecord | undefined =>
    (cardNo === undefined ? [...lists.keys()] : [cardNo])
      .flatMap(list)
      .find((order) => order.orderNo === orderNo);

  return {
    list,
    find,
    add(given) {
      count += 1;
      const now = clock.now().getTime();
      const orderNo = `7400000000${String(count).padStart(4, '0')}`;
      const order: PointsOrderRecord = {
        ...given,
        orderNo,
        state: 'waiting',
        orderedAt: now,
        payUntil: now + payMinutes * minute,
      };
      lists.set(given.cardNo, [order, ...list(given.cardNo)]);
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
