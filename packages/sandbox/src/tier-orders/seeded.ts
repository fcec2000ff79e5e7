import { addDays, addMonths, type Day } from '@mapp/kit/rules';
import type { Clock } from '../clock.ts';
import type { TierOrderRecord, TierPurchase } from './records.ts';
import { extendPrices, payMinutes, superPlans } from './figures.ts';
import { tierOrderNos } from './inputs.ts';

const minute = 60_000;
const noonOf = (day: Day): number => Date.parse(`${day}T12:00:00+08:00`);

/** From a day on, for whole months. */
export const span = (validFrom: Day, months: number): Pick<TierPurchase, 'validFrom' | 'validUntil'> => ({
  validFrom,
  validUntil: addDays(addMonths(validFrom, months), -1),
});

const [year, quarter] = superPlans;
const cny = (amount: number) => ({ amount, currency: 'CNY' });

type Seed = Omit<TierOrderRecord, 'purchaseId' | 'cardNo' | 'payUntil'>;

const byCard: Readonly<Record<string, (today: Day, now: number) => readonly Seed[]>> = {
  '600000000003': (today) => {
    const [late, given, made] = [addMonths(today, -2), addMonths(today, -5), addMonths(today, -14)];
    return [
      {
        orderNo: tierOrderNos.expired,
        kind: 'superMember',
        tierCode: 'GOL',
        months: quarter.months,
        state: 'expired',
        points: 0,
        cash: quarter.cash,
        orderedAt: noonOf(late),
        ...span(late, quarter.months),
      },
      {
        orderNo: tierOrderNos.cancelled,
        kind: 'extend',
        tierCode: 'GOL',
        state: 'cancelled',
        points: extendPrices.GOL?.points ?? 0,
        orderedAt: noonOf(given),
        ...span(given, 12),
      },
      {
        orderNo: tierOrderNos.completed,
        kind: 'makeUpRaise',
        tierCode: 'GOL',
        state: 'completed',
        points: 0,
        cash: cny(118_000),
        orderedAt: noonOf(made),
        completedAt: noonOf(made) + 3 * minute,
        paidBy: 'alipay',
        ...span(made, 12),
      },
    ];
  },
  '600000000004': (today) => {
    const since = addMonths(today, -4);
    return [
      {
        orderNo: tierOrderNos.running,
        kind: 'superMember',
        tierCode: 'PLT',
        months: year.months,
        state: 'completed',
        points: 0,
        cash: year.cash,
        orderedAt: noonOf(since),
        completedAt: noonOf(since) + 2 * minute,
        paidBy: 'wechat',
        ...span(since, year.months),
      },
    ];
  },
  '600000000001': (today, now) => [
    {
      orderNo: tierOrderNos.waiting,
      kind: 'superMember',
      tierCode: 'STD',
      months: quarter.months,
      state: 'waiting',
      points: 0,
      cash: quarter.cash,
      orderedAt: now,
      ...span(today, quarter.months),
    },
  ],
};

/** The orders that stand from the start, newest first. */
export const seededTierOrders = (cardNo: string, clock: Clock): readonly TierOrderRecord[] =>
  (byCard[cardNo]?.(clock.today(), clock.now().getTime()) ?? []).map((order) => ({
    ...order,
    cardNo,
    purchaseId: `before-${order.orderNo}`,
    payUntil: order.orderedAt + payMinutes * minute,
  }));
