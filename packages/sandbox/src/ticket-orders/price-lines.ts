import type { Money } from '@mapp/kit/rules';
import type { Language, Texts } from '../language.ts';
import type { PricePart } from './records.ts';

const words: Readonly<Record<PricePart['part'], Texts>> = {
  fares: { zh: '票价', en: 'Fares', ja: '運賃', ko: '운임', ru: 'Тариф' },
  taxes: { zh: '税费', en: 'Taxes', ja: '税金など', ko: '세금', ru: 'Сборы' },
  insurance: { zh: '保险', en: 'Insurance', ja: '保険', ko: '보험', ru: 'Страховка' },
  addOns: { zh: '附加服务', en: 'Extras', ja: '追加サービス', ko: '부가 서비스', ru: 'Доп. услуги' },
  coupon: { zh: '优惠券', en: 'Coupon', ja: 'クーポン', ko: '쿠폰', ru: 'Купон' },
  points: { zh: '积分抵扣', en: 'Points', ja: 'ポイント', ko: '포인트', ru: 'Баллы' },
};

/** Parts of a price in words; those that are nothing are left out. */
export const priceLines = (
  parts: readonly PricePart[],
  language: Language,
): { readonly label: string; readonly cash: Money }[] =>
  parts
    .filter(({ amount }) => amount !== 0)
    .map(({ part, amount }) => ({ label: words[part][language], cash: { amount, currency: 'CNY' } }));
