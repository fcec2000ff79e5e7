import type { Language, Texts } from '../language.ts';
import { airportName } from '../timetable/airport-names.ts';
import type { Flight } from './flights.ts';

/** A text that waits for its language. */
export type Wording = (language: Language) => string;

const texts = {
  flight: {
    zh: '{flight} {from} – {to}',
    en: '{flight} {from} – {to}',
    ja: '{flight} {from} – {to}',
    ko: '{flight} {from} – {to}',
    ru: '{flight} {from} – {to}',
  },
  connection: {
    zh: '{from} – {to}，{via} 中转',
    en: '{from} – {to} via {via}',
    ja: '{from} – {to}（{via}経由）',
    ko: '{from} – {to} ({via} 경유)',
    ru: '{from} – {to} через {via}',
  },
  award: {
    zh: '奖励机票 {from} – {to}',
    en: 'Award ticket {from} – {to}',
    ja: '特典航空券 {from} – {to}',
    ko: '보너스 항공권 {from} – {to}',
    ru: 'Премиальный билет {from} – {to}',
  },
  awardCancelled: {
    zh: '奖励机票退票 {from} – {to}',
    en: 'Award ticket returned {from} – {to}',
    ja: '特典航空券の払い戻し {from} – {to}',
    ko: '보너스 항공권 환불 {from} – {to}',
    ru: 'Возврат премиального билета {from} – {to}',
  },
  accrualCancelled: {
    zh: '{flight} 已退票，积分撤回',
    en: '{flight} refunded, points withdrawn',
    ja: '{flight} 払い戻しによる積算取消',
    ko: '{flight} 환불로 적립 취소',
    ru: '{flight}: билет возвращён, начисление отменено',
  },
  seatUpgrade: {
    zh: '积分升舱 {flight}',
    en: 'Cabin upgrade {flight}',
    ja: 'アップグレード {flight}',
    ko: '좌석 승급 {flight}',
    ru: 'Повышение класса {flight}',
  },
  fare: {
    zh: '{flight} 机票款抵扣',
    en: 'Part of the fare {flight}',
    ja: '{flight} 航空券代金の一部',
    ko: '{flight} 항공권 운임 일부',
    ru: 'Часть тарифа {flight}',
  },
  fareBack: {
    zh: '{flight} 退票，抵扣积分退回',
    en: '{flight} refunded, points of the fare returned',
    ja: '{flight} 払い戻しによるポイント返還',
    ko: '{flight} 환불로 운임 포인트 반환',
    ru: '{flight}: билет возвращён, баллы за тариф возвращены',
  },
  partialRefund: {
    zh: '{flight} 部分退票，积分退回',
    en: '{flight} partly refunded, points returned',
    ja: '{flight} 一部払い戻しによる返還',
    ko: '{flight} 부분 환불로 포인트 반환',
    ru: '{flight}: частичный возврат, баллы возвращены',
  },
  bought: {
    zh: '网上购买',
    en: 'Bought online',
    ja: 'オンライン購入',
    ko: '온라인 구매',
    ru: 'Куплено на сайте',
  },
  giftTo: {
    zh: '赠予 {name}',
    en: 'To {name}',
    ja: '{name}様へ',
    ko: '{name} 님에게',
    ru: 'Получатель: {name}',
  },
  giftFrom: {
    zh: '来自 {name}',
    en: 'From {name}',
    ja: '{name}様より',
    ko: '{name} 님으로부터',
    ru: 'Отправитель: {name}',
  },
  beneficiary: { zh: '{name}', en: '{name}', ja: '{name}', ko: '{name}', ru: '{name}' },
  merged: {
    zh: '旧账户并入',
    en: 'Former account merged in',
    ja: '旧口座からの統合',
    ko: '이전 계정에서 통합',
    ru: 'Перенос с прежнего счёта',
  },
  manual: {
    zh: '客服补记',
    en: 'Added by customer service',
    ja: 'カスタマーサービスによる積算',
    ko: '고객센터에서 적립',
    ru: 'Начислено службой поддержки',
  },
  corrected: {
    zh: '航段信息更正',
    en: 'Segment details corrected',
    ja: '区間情報の訂正',
    ko: '구간 정보 정정',
    ru: 'Исправлены данные о рейсе',
  },
  extended: {
    zh: '到期积分延期',
    en: 'Expired points extended',
    ja: '期限切れポイントの延長',
    ko: '만료 포인트 연장',
    ru: 'Продлён срок действия баллов',
  },
  expired: {
    zh: '{points} 分到期未用',
    en: '{points} points not used in time',
    ja: '{points}ポイントが期限内に未使用',
    ko: '{points}포인트 기간 내 미사용',
    ru: 'Не использовано в срок: {points}',
  },
  bankCard: {
    zh: '合作银行卡积分转入',
    en: 'From a partner bank card',
    ja: '提携カードからの移行',
    ko: '제휴 카드 포인트 전환',
    ru: 'Перевод с карты банка-партнёра',
  },
  hotel: {
    zh: '合作酒店入住',
    en: 'Stay at a partner hotel',
    ja: '提携ホテルの宿泊',
    ko: '제휴 호텔 숙박',
    ru: 'Проживание в отеле-партнёре',
  },
  mall: { zh: '积分商城', en: 'Points mall', ja: 'ポイントモール', ko: '포인트몰', ru: 'Магазин за баллы' },
  seat: {
    zh: '付费选座 {flight}',
    en: 'Preferred seat {flight}',
    ja: '座席指定 {flight}',
    ko: '유료 좌석 {flight}',
    ru: 'Выбор места {flight}',
  },
  survey: {
    zh: '完成服务问卷',
    en: 'Service survey completed',
    ja: 'サービスアンケート回答',
    ko: '서비스 설문 참여',
    ru: 'Опрос о качестве услуг',
  },
} as const satisfies Record<string, Texts>;

/** Names in Chinese characters are kept for zh, ja; the others read the Latin spelling. */
const personName = (cn: string, en: string): Texts => ({ zh: cn, ja: cn, en, ko: en, ru: en });

/** People who appear in descriptions: a beneficiary, and somebody who gives and gets points. */
export const people = {
  beneficiary: personName('李四', 'LI SI'),
  friend: personName('周宁', 'ZHOU NING'),
} as const;

type Given = Readonly<Record<string, Texts | string>>;

/** A wording with its places filled; a place takes a fixed string or one text for each language. */
export const wording =
  (key: keyof typeof texts, given: Given = {}): Wording =>
  (language) =>
    texts[key][language].replaceAll(/\{(\w+)\}/g, (place, name: string) => {
      const value = given[name];
      if (value === undefined) return place;
      return typeof value === 'string' ? value : value[language];
    });

const between = (from: string, to: string): Given => ({
  from: airportName(from),
  to: airportName(to),
});

/** `MU5101 Beijing Capital – Shanghai Hongqiao`, or another wording about that flight. */
export const aboutFlight = (
  flight: Pick<Flight, 'flightNo' | 'from' | 'to'>,
  key: keyof typeof texts = 'flight',
): Wording => wording(key, { flight: flight.flightNo, ...between(flight.from, flight.to) });

/** A journey over a connection. */
export const aboutConnection = (first: Flight, second: Flight): Wording =>
  wording('connection', { ...between(first.from, second.to), via: airportName(first.to) });
