import type { CouponKind, CouponWorth, Money } from '@mapp/kit/rules';
import type { Texts } from '../language.ts';

/** Use and worth of a coupon. */
export interface CouponProduct {
  readonly kind: CouponKind;
  readonly worth: CouponWorth;
  readonly minimum?: Money;
  readonly title: Texts;
  readonly scope: Texts;
}

const yuan = (amount: number): Money => ({ amount: amount * 100, currency: 'CNY' });
const off = (amount: number): CouponWorth => ({ type: 'money', money: yuan(amount) });
const once: CouponWorth = { type: 'times', count: 1 };

const ticket = {
  kind: 'ticket',
  title: {
    zh: '国内机票券',
    en: 'Domestic ticket coupon',
    ja: '国内線航空券クーポン',
    ko: '국내선 항공권 쿠폰',
    ru: 'Купон на внутренний рейс',
  },
  scope: {
    zh: '经济舱，限 1 位成人',
    en: 'Economy, one adult',
    ja: 'エコノミークラス、大人1名',
    ko: '일반석, 성인 1명',
    ru: 'Эконом-класс, один взрослый',
  },
} as const;

const seat = {
  kind: 'seat',
  title: {
    zh: '选座券',
    en: 'Seat coupon',
    ja: '座席指定クーポン',
    ko: '좌석 지정 쿠폰',
    ru: 'Купон на выбор места',
  },
  scope: {
    zh: '付费座位，限本人',
    en: 'Paid seats, member only',
    ja: '有料座席、本人のみ',
    ko: '유료 좌석, 본인만',
    ru: 'Платные места, только для вас',
  },
} as const;

const baggage = {
  kind: 'baggage',
  title: {
    zh: '行李额券',
    en: 'Baggage coupon',
    ja: '手荷物クーポン',
    ko: '수하물 쿠폰',
    ru: 'Купон на багаж',
  },
  scope: {
    zh: '本人乘坐的任一航班',
    en: 'Any flight that you take',
    ja: 'ご本人が搭乗するいずれかの便',
    ko: '본인이 탑승하는 모든 항공편',
    ru: 'Любой ваш рейс',
  },
} as const;

const lounge = {
  kind: 'lounge',
  worth: once,
  title: {
    zh: '贵宾室券',
    en: 'Lounge coupon',
    ja: 'ラウンジクーポン',
    ko: '라운지 쿠폰',
    ru: 'Купон в бизнес-зал',
  },
  scope: {
    zh: '上海虹桥 T2',
    en: 'Shanghai Hongqiao T2',
    ja: '上海虹橋 T2',
    ko: '상하이 훙차오 T2',
    ru: 'Шанхай Хунцяо, T2',
  },
} as const;

/** Coupons of the sandbox, made up. */
export const products = {
  ticket100: { ...ticket, worth: off(100), minimum: yuan(800) },
  ticket60: { ...ticket, worth: off(60), minimum: yuan(500) },
  upgrade: {
    kind: 'upgrade',
    worth: once,
    title: {
      zh: '升舱券',
      en: 'Upgrade coupon',
      ja: 'アップグレードクーポン',
      ko: '업그레이드 쿠폰',
      ru: 'Купон на повышение класса',
    },
    scope: {
      zh: '国内航班，升至公务舱',
      en: 'Domestic flights, to business class',
      ja: '国内線、ビジネスクラスへ',
      ko: '국내선, 비즈니스석으로',
      ru: 'Внутренние рейсы, в бизнес-класс',
    },
  },
  baggage10: { ...baggage, worth: { type: 'weight', kilograms: 10 } },
  baggage5: { ...baggage, worth: { type: 'weight', kilograms: 5 } },
  seat50: { ...seat, worth: off(50) },
  seat20: { ...seat, worth: off(20) },
  lounge,
} as const satisfies Record<string, CouponProduct>;
export type ProductName = keyof typeof products;
