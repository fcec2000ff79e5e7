import type { BookingTerms } from '@mapp/kit/contracts';
import { addDays, type Day } from '@mapp/kit/rules';
import { products, type CouponProduct } from '../coupons/products.ts';
import type { CouponRecord } from '../coupons/seed.ts';
import type { Language, Texts } from '../language.ts';

interface FareCouponRecord {
  readonly couponId: string;
  readonly worth: number;
  readonly minimum?: number;
  readonly domestic?: true;
  readonly withoutPoints?: true;
  /** Days from today on which it ends. */
  readonly endsIn: number;
  readonly title: Texts;
  readonly scope: Texts;
}

/** Coupons of every member for tickets. Source: sandbox.md. */
const records: readonly FareCouponRecord[] = [
  {
    couponId: 'C100',
    worth: 10_000,
    minimum: 50_000,
    endsIn: 60,
    title: {
      zh: '机票券 100 元',
      en: '100 yuan off a ticket',
      ja: '航空券クーポン100元',
      ko: '항공권 쿠폰 100위안',
      ru: 'Купон на билет 100 юаней',
    },
    scope: {
      zh: '票价满 500 元可用',
      en: 'For fares from 500 yuan',
      ja: '運賃500元以上で利用可',
      ko: '운임 500위안 이상 사용 가능',
      ru: 'При тарифе от 500 юаней',
    },
  },
  {
    couponId: 'C50',
    worth: 5000,
    domestic: true,
    withoutPoints: true,
    endsIn: 30,
    title: {
      zh: '国内机票券 50 元',
      en: '50 yuan off a domestic ticket',
      ja: '国内線クーポン50元',
      ko: '국내선 쿠폰 50위안',
      ru: 'Купон 50 юаней на внутренний рейс',
    },
    scope: {
      zh: '国内航班，不与积分同用',
      en: 'Domestic flights, not together with points',
      ja: '国内線、ポイントとの併用不可',
      ko: '국내선, 포인트와 함께 사용 불가',
      ru: 'Внутренние рейсы, без баллов',
    },
  },
  {
    couponId: 'CEXP',
    worth: 8000,
    endsIn: -3,
    title: {
      zh: '机票券 80 元',
      en: '80 yuan off a ticket',
      ja: '航空券クーポン80元',
      ko: '항공권 쿠폰 80위안',
      ru: 'Купон на билет 80 юаней',
    },
    scope: { zh: '全部航班', en: 'All flights', ja: '全便', ko: '모든 항공편', ru: 'Все рейсы' },
  },
];

type FareCouponOnWire = BookingTerms['coupons'][number];

/** Coupons for tickets that the member has activated with a code. */
export const activatedCoupons = (
  coupons: readonly CouponRecord[],
  used: ReadonlySet<string>,
  language: Language,
): FareCouponOnWire[] =>
  coupons.flatMap(({ couponId, product, expireDate, activationId, usedOn }) => {
    const { kind, worth, title, scope }: CouponProduct = products[product];
    const open = usedOn === undefined && !used.has(couponId);
    return open && activationId !== undefined && kind === 'ticket' && worth.type === 'money'
      ? [
          {
            couponId,
            activationId,
            worth: worth.money.amount,
            domestic: true,
            title: title[language],
            scope: scope[language],
            until: expireDate,
          },
        ]
      : [];
  });

/** A member's coupons for tickets; one that an order has used is gone. */
export const fareCouponsOn = (
  today: Day,
  used: ReadonlySet<string>,
  language: Language,
): FareCouponOnWire[] =>
  records
    .filter(({ couponId }) => !used.has(couponId))
    .map(({ endsIn, title, scope, minimum, domestic, withoutPoints, ...rest }) => ({
      ...rest,
      minimum,
      domestic,
      withoutPoints,
      title: title[language],
      scope: scope[language],
      until: addDays(today, endsIn),
    }));
