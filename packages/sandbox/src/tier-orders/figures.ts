import type { TierCode } from '@mapp/kit/contracts';
import type { MakeUpRates, SuperBenefit, TierPrice } from '@mapp/kit/rules';
import type { Texts } from '../language.ts';
import { halfPrice } from '../tiers/programme.ts';

const yuan = (amount: number) => ({ amount: amount * 100, currency: 'CNY' });

/** Prices of tiers, made up for the sandbox: no airline publishes them in this form. Platinum is not sold for points. */
export const raisePrices: Readonly<Partial<Record<TierCode, TierPrice>>> = {
  SIL: { points: 20_000, cash: yuan(300) },
  GOL: { points: 80_000, cash: yuan(600) },
};
export const extendPrices: Readonly<Partial<Record<TierCode, TierPrice>>> = {
  SIL: { points: 12_000 },
  GOL: { points: 30_000 },
  PLT: { points: 60_000 },
};

/** Rates for a missing part: made up, as are the bound and the months. */
export const makeUpRates: MakeUpRates = {
  points: { price: yuan(20), step: 100 },
  segments: { price: yuan(300), step: 1 },
};
/** Per cent of both measures that have to be flown before the rest can be made up. */
export const leastPercent = 60;
/** Months for which a tier holds that was bought. */
export const tierMonths = 12;
/** Minutes for which an order waits for its payment. */
export const payMinutes = 30;

/** The paid membership, made up. */
export const superPlans = [
  { months: 12, cash: yuan(599) },
  { months: 3, cash: yuan(199) },
] as const;

const visits: Texts = {
  zh: '每年 2 次',
  en: '2 visits a year',
  ja: '年2回',
  ko: '연 2회',
  ru: '2 посещения в год',
};

/** Benefits in words of the airline. */
export const superValues: Readonly<Record<SuperBenefit, Texts>> = {
  fare: {
    zh: '指定航班 95 折',
    en: '5% off on chosen flights',
    ja: '対象便の運賃5%割引',
    ko: '지정 항공편 5% 할인',
    ru: 'Скидка 5 % на выбранные рейсы',
  },
  bonus: { zh: '+20%', en: '+20%', ja: '+20%', ko: '+20%', ru: '+20 %' },
  seat: halfPrice,
  baggage: {
    zh: '每次国内航班 +5 公斤',
    en: '+5 kg on domestic flights',
    ja: '国内線1便につき+5 kg',
    ko: '국내선 항공편마다 +5 kg',
    ru: '+5 кг на внутренних рейсах',
  },
  lounge: visits,
  hotline: { zh: '优先接听', en: 'Answered first', ja: '優先対応', ko: '우선 연결', ru: 'Вне очереди' },
};
