import type { TierCode } from '@mapp/kit/contracts';
import type { Benefit } from '@mapp/kit/rules';
import type { Texts } from '../language.ts';

/** Demands of a tier or a star within twelve months. */
export interface Needs {
  readonly points: number;
  readonly segments: number;
}

/**
 * Qualifying miles and flights of the table that China Eastern has in force from 2025-01-01; both are asked for. Its
 * third measure, what was spent, is left out: the documents know upgrade points and segments alone.
 */
export const tierNeeds: Readonly<Partial<Record<TierCode, Needs>>> = {
  SIL: { points: 15_000, segments: 13 },
  GOL: { points: 25_000, segments: 25 },
  PLT: { points: 55_000, segments: 45 },
};

/** Of the same table: the six stars, lowest first; the first asks for nothing. */
export const starNeeds: readonly Needs[] = [
  { points: 0, segments: 0 },
  { points: 4_500, segments: 3 },
  { points: 6_500, segments: 5 },
  { points: 8_500, segments: 7 },
  { points: 10_500, segments: 9 },
  { points: 12_500, segments: 11 },
];

/** Months within which flights count. */
export const countingMonths = 12;

type Given = Texts | true;

const everywhere = (text: string): Texts => ({ zh: text, en: text, ja: text, ko: text, ru: text });
const free: Texts = { zh: '免费', en: 'Free', ja: '無料', ko: '무료', ru: 'Бесплатно' };
const alone: Texts = { zh: '本人', en: 'Member', ja: '本人', ko: '본인', ru: '1 гость' };
const withOne: Texts = {
  zh: '本人 + 1',
  en: 'Member + 1',
  ja: '本人 + 1',
  ko: '본인 + 1',
  ru: '2 гостя',
};
const aYear = (count: number): Texts => ({
  zh: `每年 ${count} 张`,
  en: `${count} a year`,
  ja: `年${count}枚`,
  ko: `연 ${count}장`,
  ru: `${count} в год`,
});
const weight = (kilograms: number): Texts => ({
  ...everywhere(`+${kilograms} kg`),
  ru: `+${kilograms} кг`,
});
/** A gain, as the traveller reads it: −50% looks like a loss. */
export const halfPrice: Texts = {
  zh: '半价',
  en: 'Half price',
  ja: '半額',
  ko: '50% 할인',
  ru: 'За полцены',
};
const bonus = (percent: number): Texts => ({ ...everywhere(`+${percent}%`), ru: `+${percent} %` });

/** Benefits by tier, made up for the sandbox; what is left out, the tier does not give. The bonus is that of the ledger. */
export const given: Readonly<Record<TierCode, Readonly<Partial<Record<Benefit, Given>>>>> = {
  STD: { accrual: true, redemption: true, valueAdded: true },
  CHD: { accrual: true, redemption: true, valueAdded: true },
  SIL: {
    accrual: bonus(15),
    redemption: true,
    checkIn: true,
    baggage: weight(10),
    preferredSeat: halfPrice,
    valueAdded: true,
  },
  GOL: {
    accrual: bonus(30),
    redemption: true,
    checkIn: true,
    lounge: alone,
    baggage: weight(20),
    upgradeVoucher: aYear(2),
    preferredSeat: free,
    valueAdded: true,
  },
  PLT: {
    accrual: bonus(50),
    redemption: true,
    checkIn: true,
    lounge: withOne,
    baggage: weight(30),
    upgradeVoucher: aYear(6),
    preferredSeat: free,
    valueAdded: true,
  },
};
