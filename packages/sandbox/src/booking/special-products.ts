import type { Texts } from '../language.ts';
import type { Answers } from '../request-context.ts';
import { specialRoute } from './special-routes.ts';

interface ProductRecord {
  readonly productId: string;
  readonly from: string;
  readonly to: string;
  readonly name: Texts;
  readonly text: Texts;
}

/** Products under rules of their own; the rules are those of their route. Source: sandbox.md, second half. */
const records: readonly ProductRecord[] = [
  {
    productId: 'crew',
    from: 'SHA',
    to: 'TAO',
    name: {
      zh: '机组同行产品',
      en: 'Crew product',
      ja: '乗務員同行プラン',
      ko: '승무원 동행 상품',
      ru: 'Тариф для экипажа',
    },
    text: {
      zh: '上海到青岛的航班',
      en: 'Flights from Shanghai to Qingdao',
      ja: '上海発青島行きの便',
      ko: '상하이-칭다오 항공편',
      ru: 'Рейсы Шанхай – Циндао',
    },
  },
  {
    productId: 'waitlist',
    from: 'SHA',
    to: 'DLC',
    name: {
      zh: '候补购买',
      en: 'Waitlist purchase',
      ja: 'キャンセル待ち購入',
      ko: '대기 구매',
      ru: 'Покупка из листа ожидания',
    },
    text: {
      zh: '上海到大连，有座位时才付款出票',
      en: 'Shanghai to Dalian, paid and ticketed once there is a seat',
      ja: '上海発大連行き。空席が出た時点でお支払い・発券',
      ko: '상하이-다롄, 좌석이 생기면 결제 및 발권',
      ru: 'Шанхай – Далянь: оплата и билет, когда появится место',
    },
  },
];

/** Products that only some parties may buy. */
export const specialProducts: Pick<Answers, 'querySpecialProducts'> = {
  querySpecialProducts: ({ language }) => ({
    envelope: 'Code',
    payload: {
      products: records.map(({ name, text, ...product }) => ({
        ...product,
        ...specialRoute(product.from, product.to).productLimit,
        name: name[language],
        text: text[language],
      })),
    },
  }),
};
