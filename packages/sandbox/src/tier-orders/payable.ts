import type { PaymentState } from '@mapp/kit/rules';
import type { Language, Texts } from '../language.ts';
import type { PaidFor, PayableOrders } from '../payments/payable.ts';
import type { TierOrderRecord } from './records.ts';
import { completeTierOrder, type TierWorks } from './completion.ts';

const tierNames = {
  STD: { zh: '星卡', en: 'Star', ja: 'スター', ko: '스타', ru: 'Звёздная карта' },
  SIL: { zh: '银卡', en: 'Silver', ja: 'シルバー', ko: '실버', ru: 'Серебряная карта' },
  GOL: { zh: '金卡', en: 'Gold', ja: 'ゴールド', ko: '골드', ru: 'Золотая карта' },
  PLT: { zh: '白金卡', en: 'Platinum', ja: 'プラチナ', ko: '플래티넘', ru: 'Платиновая карта' },
  CHD: { zh: '儿童卡', en: 'Child', ja: 'キッズ', ko: '어린이', ru: 'Детская карта' },
} as const satisfies Record<string, Texts>;

const titles: Readonly<Record<TierOrderRecord['kind'], Texts>> = {
  raise: {
    zh: '兑换{tier}',
    en: '{tier} tier',
    ja: '{tier}会員への交換',
    ko: '{tier} 등급 교환',
    ru: '{tier}',
  },
  extend: {
    zh: '延长{tier}',
    en: '{tier} tier, one more year',
    ja: '{tier}会員の延長',
    ko: '{tier} 등급 연장',
    ru: '{tier}, ещё год',
  },
  makeUpRaise: {
    zh: '补差升级{tier}',
    en: '{tier} tier, difference',
    ja: '{tier}会員への差額',
    ko: '{tier} 등급 차액',
    ru: '{tier}, доплата',
  },
  makeUpKeep: {
    zh: '补差保留{tier}',
    en: 'Keeping {tier}, difference',
    ja: '{tier}会員維持の差額',
    ko: '{tier} 등급 유지 차액',
    ru: '{tier}: сохранение, доплата',
  },
  superMember: {
    zh: '超级会员 {months} 个月',
    en: 'Super Member, {months} months',
    ja: 'スーパー会員 {months}か月',
    ko: '슈퍼 회원 {months}개월',
    ru: 'Суперучастник, {months} мес.',
  },
};

const withPoints: Texts = {
  zh: '另用 {points} 积分',
  en: 'Besides {points} points',
  ja: '別途 {points}ポイント',
  ko: '별도 {points} 포인트',
  ru: 'И баллов: {points}',
};
const tags = { zh: 'zh-CN', en: 'en', ja: 'ja', ko: 'ko', ru: 'ru' } as const;

function aboutTier({ kind, tierCode, months, points }: TierOrderRecord, language: Language): PaidFor {
  const title = titles[kind][language]
    .replace('{tier}', tierNames[tierCode][language])
    .replace('{months}', String(months ?? ''));
  const figure = new Intl.NumberFormat(tags[language]).format(points);
  return {
    title,
    ...(points > 0 && { detail: withPoints[language].replace('{points}', figure) }),
    lines: [],
  };
}

function stateOf({ state, paymentFailed }: TierOrderRecord): PaymentState {
  if (state === 'waiting') return paymentFailed ? 'failed' : 'open';
  return state === 'completed' ? 'paid' : state;
}

/**
 * Orders of tiers as the cashier sees them.
 * @param available points of a member: where they have gone meanwhile, the payment fails and nothing is charged
 */
export const payableTiers = (works: TierWorks, available: (cardNo: string) => number): PayableOrders => ({
  kind: 'tier',
  find(orderNo, asking) {
    const order = works.book.find(orderNo, asking);
    return (
      order && {
        orderNo,
        cardNo: order.cardNo,
        cash: order.cash ? [order.cash] : [],
        payUntil: order.payUntil,
        state: stateOf(order),
        about: (language) => aboutTier(order, language),
      }
    );
  },
  begin: (orderNo) => works.book.change(orderNo, { paymentFailed: false }),
  wouldFail(orderNo) {
    const order = works.book.find(orderNo);
    return order !== undefined && order.points > available(order.cardNo);
  },
  settle(orderNo, outcome, method) {
    const order = works.book.find(orderNo);
    if (!order) return;
    if (outcome === 'cancel') works.book.change(orderNo, { state: 'cancelled' });
    if (outcome === 'fail') works.book.change(orderNo, { paymentFailed: true });
    if (outcome === 'pay') completeTierOrder(works, order, method);
  },
});
