import { dayIn, type PaymentState } from '@mapp/kit/rules';
import { airlineZone, type Clock } from '../clock.ts';
import type { Language, Texts } from '../language.ts';
import type { PayableOrders } from '../payments/payable.ts';
import type { PointsEvents } from '../points-events.ts';
import { wording } from '../seed/words.ts';
import { priceOf, type PointsOrderStore, type PointsOrderRecord } from './store.ts';

const titles: Texts = {
  zh: '购买 {points} 积分',
  en: '{points} points',
  ja: '{points}ポイント',
  ko: '포인트 {points}점',
  ru: 'Баллы: {points}',
};
const tags = { zh: 'zh-CN', en: 'en', ja: 'ja', ko: 'ko', ru: 'ru' } as const;

const titleOf = (points: number, language: Language): string =>
  titles[language].replace('{points}', new Intl.NumberFormat(tags[language]).format(points));

function stateOf({ state, paymentFailed }: PointsOrderRecord): PaymentState {
  if (state === 'waiting') return paymentFailed ? 'failed' : 'open';
  return state === 'completed' ? 'paid' : state;
}

/** Orders of points as the cashier sees them; once paid, the points are on the bill. */
export const payablePoints = (
  book: PointsOrderStore,
  pointsEvents: PointsEvents,
  clock: Clock,
): PayableOrders => ({
  kind: 'points',
  find(orderNo, asking) {
    const order = book.find(orderNo, asking);
    return (
      order && {
        orderNo,
        cardNo: order.cardNo,
        cash: [priceOf(order.points)],
        payUntil: order.payUntil,
        state: stateOf(order),
        about: (language) => ({ title: titleOf(order.points, language), lines: [] }),
      }
    );
  },
  begin: (orderNo) => book.change(orderNo, { paymentFailed: false }),
  settle(orderNo, outcome, method) {
    const order = book.find(orderNo);
    if (!order) return;
    if (outcome === 'fail') book.change(orderNo, { paymentFailed: true });
    if (outcome === 'cancel') book.change(orderNo, { state: 'cancelled' });
    if (outcome !== 'pay') return;
    const now = clock.now();
    book.change(orderNo, { state: 'completed', paidAt: now.getTime(), ...(method && { paidBy: method }) });
    pointsEvents.add(order.cardNo, {
      day: dayIn(now, airlineZone),
      type: 'BP',
      transaction: 'C',
      points: order.points,
      text: wording('bought'),
      orderNo,
    });
  },
});
