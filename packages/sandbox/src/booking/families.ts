import type { FareAnswer, CheckedBaggage } from '@mapp/kit/contracts';
import type { FeeRule } from '@mapp/kit/rules';
import type { Texts } from '../language.ts';

/** A family of fares. */
export interface Family {
  readonly family: string;
  readonly name: Texts;
  readonly cabin: 'economy' | 'premium' | 'business' | 'first';
  readonly bookingClass: string;
  /** Full fare of the cabin, as a multiple of the full economy fare. */
  readonly cabinFactor: number;
  /** Share of that full fare. */
  readonly share: number;
  readonly carryOn: { readonly pieces: number; readonly kg: number };
  readonly checked: CheckedBaggage;
  /** Per cent of the fare that a refund and a change cost, by band. */
  readonly rule: FeeRule;
  /** Points of one adult for each kilometre, per cent. */
  readonly earns: number;
}

const percents = (shares: readonly (readonly [refund: number, change: number | 'refused'])[]): FeeRule =>
  shares.map(([refund, change], at) => ({
    until: [10_080, 2880, 240][at],
    refund: { answer: 'percent', percent: refund },
    change: change === 'refused' ? { answer: 'refused' } : { answer: 'percent', percent: change },
  }));

/** Bands: 7 days, 48 h, 4 h before departure, and after. Source: domain.md C7; shares made up where it has none. */
const rules = {
  basic: percents([
    [30, 'refused'],
    [50, 'refused'],
    [70, 'refused'],
    [90, 'refused'],
  ]),
  standard: percents([
    [10, 5],
    [20, 15],
    [30, 20],
    [50, 40],
  ]),
  flex: percents([
    [0, 0],
    [5, 5],
    [10, 5],
    [15, 10],
  ]),
  business: percents([
    [0, 0],
    [0, 0],
    [5, 5],
    [10, 10],
  ]),
};

const kilos = (kg: number): CheckedBaggage => ({ answer: 'allowed', pieces: 1, kg });

const family = (
  id: keyof typeof rules | 'premium' | 'first',
  rule: FeeRule,
  rest: Omit<Family, 'family' | 'rule' | 'carryOn'> & Partial<Pick<Family, 'carryOn'>>,
): Family => ({ family: id, rule, carryOn: { pieces: 1, kg: 8 }, ...rest });

export const families = {
  basic: family('basic', rules.basic, {
    name: {
      zh: '经济舱特惠',
      en: 'Economy Basic',
      ja: 'エコノミー・ベーシック',
      ko: '이코노미 베이직',
      ru: 'Эконом Базовый',
    },
    cabin: 'economy',
    bookingClass: 'R',
    cabinFactor: 1,
    share: 0.44,
    checked: { answer: 'refused' },
    earns: 25,
  }),
  standard: family('standard', rules.standard, {
    name: {
      zh: '经济舱标准',
      en: 'Economy Standard',
      ja: 'エコノミー・スタンダード',
      ko: '이코노미 스탠더드',
      ru: 'Эконом Стандарт',
    },
    cabin: 'economy',
    bookingClass: 'K',
    cabinFactor: 1,
    share: 0.58,
    checked: kilos(20),
    earns: 70,
  }),
  flex: family('flex', rules.flex, {
    name: {
      zh: '经济舱灵活',
      en: 'Economy Flex',
      ja: 'エコノミー・フレックス',
      ko: '이코노미 플렉스',
      ru: 'Эконом Гибкий',
    },
    cabin: 'economy',
    bookingClass: 'Y',
    cabinFactor: 1,
    share: 1,
    checked: kilos(20),
    earns: 100,
  }),
  premium: family('premium', rules.standard, {
    name: {
      zh: '超级经济舱',
      en: 'Premium Economy',
      ja: 'プレミアムエコノミー',
      ko: '프리미엄 이코노미',
      ru: 'Премиум-эконом',
    },
    cabin: 'premium',
    bookingClass: 'W',
    cabinFactor: 1.5,
    share: 0.9,
    carryOn: { pieces: 2, kg: 8 },
    checked: { answer: 'allowed', pieces: 2, kg: 23 },
    earns: 110,
  }),
  business: family('business', rules.business, {
    name: { zh: '公务舱', en: 'Business', ja: 'ビジネスクラス', ko: '비즈니스', ru: 'Бизнес' },
    cabin: 'business',
    bookingClass: 'J',
    cabinFactor: 2.6,
    share: 0.92,
    carryOn: { pieces: 2, kg: 8 },
    checked: { answer: 'allowed', pieces: 2, kg: 32 },
    earns: 130,
  }),
  first: family('first', rules.business, {
    name: { zh: '头等舱', en: 'First', ja: 'ファーストクラス', ko: '일등석', ru: 'Первый класс' },
    cabin: 'first',
    bookingClass: 'F',
    cabinFactor: 4,
    share: 1,
    carryOn: { pieces: 2, kg: 10 },
    checked: { answer: 'allowed', pieces: 2, kg: 32 },
    earns: 150,
  }),
} as const satisfies Readonly<Record<string, Family>>;

export type FamilyId = keyof typeof families;

/** Cost of giving a fare up, or of changing it, long before departure; unknown where another carrier’s rules decide. */
export function answerOf(wish: 'refund' | 'change', fare: number, rule: FeeRule | undefined): FareAnswer {
  const penalty = rule?.[0]?.[wish];
  if (!penalty || penalty.answer === 'unknown') return { answer: 'unknown' };
  if (penalty.answer === 'refused') return penalty;
  const amount =
    penalty.answer === 'amount' ? penalty.amount : Math.round((fare * penalty.percent) / 100 / 100) * 100;
  return { answer: 'allowed', fee: { amount, currency: 'CNY' } };
}

const earnedByClass: ReadonlyMap<string, number> = new Map(
  Object.values(families).map(({ bookingClass, earns }) => [bookingClass, earns]),
);

/** Points for each kilometre in a booking class, per cent; those of full economy for one that is not sold. */
export const earnsIn = (bookingClass: string): number =>
  earnedByClass.get(bookingClass) ?? families.flex.earns;
