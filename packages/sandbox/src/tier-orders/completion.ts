import { dayIn, type PaymentMethod } from '@mapp/kit/rules';
import type { Accounts } from '../accounts.ts';
import { airlineZone, type Clock } from '../clock.ts';
import type { Language, Texts } from '../language.ts';
import type { PointsEvents } from '../points-events.ts';
import type { TierOrderStore } from './store.ts';
import type { TierOrderRecord } from './records.ts';

/** Books that an order changes when it is carried out. */
export interface TierWorks {
  readonly book: TierOrderStore;
  readonly pointsEvents: PointsEvents;
  readonly accounts: Accounts;
  readonly clock: Clock;
}

const onTheBill: Texts = {
  zh: '兑换会员等级',
  en: 'Exchanged for a member tier',
  ja: '会員ステータスとの交換',
  ko: '회원 등급 교환',
  ru: 'Обмен на уровень участника',
};

/** Carries an order out: the points go, and the tier comes. */
export function completeTierOrder(works: TierWorks, order: TierOrderRecord, paidBy?: PaymentMethod): void {
  const { book, pointsEvents, accounts, clock } = works;
  const { orderNo, cardNo, kind, tierCode, validUntil, points } = order;
  const now = clock.now();
  book.change(orderNo, { state: 'completed', completedAt: now.getTime(), ...(paidBy && { paidBy }) });
  if (kind !== 'superMember') accounts.setTier(cardNo, { tier: tierCode, tierValidUntil: validUntil });
  if (points === 0) return;
  pointsEvents.add(cardNo, {
    day: dayIn(now, airlineZone),
    type: 'RA',
    transaction: 'D',
    points,
    text: (language: Language) => onTheBill[language],
    orderNo,
  });
}
