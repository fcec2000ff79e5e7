import { consentTo, mostCovered, noticeEditions } from '@mapp/kit/rules';
import type { BookingTerms, OrderFields } from '@mapp/kit/contracts';
import { agreesTo } from '../consents.ts';
import type { Language, Texts } from '../language.ts';
import { partnerPages } from '../server/partner/pages.ts';

/** Insurances of one passenger, fen. Source: sandbox.md. */
const insurances: readonly { id: string; price: number; cover: number; name: Texts; text: Texts }[] = [
  {
    id: 'delay',
    price: 3000,
    cover: mostCovered.delay * 100,
    name: {
      zh: '航班延误险',
      en: 'Delay cover',
      ja: '遅延保険',
      ko: '지연 보험',
      ru: 'Страховка от задержки',
    },
    text: {
      zh: '延误 2 小时起赔',
      en: 'Pays from a delay of 2 hours',
      ja: '2時間以上の遅延から補償',
      ko: '2시간 이상 지연부터 보상',
      ru: 'Выплата при задержке от 2 часов',
    },
  },
  {
    id: 'refund',
    price: 4000,
    cover: mostCovered.refund * 100,
    name: {
      zh: '退票险',
      en: 'Refund cover',
      ja: '払い戻し保険',
      ko: '환불 보험',
      ru: 'Страховка возврата',
    },
    text: {
      zh: '自愿退票的损失',
      en: 'Loss when you give the ticket back',
      ja: '自己都合の払い戻しによる損失',
      ko: '자발적 환불로 인한 손실',
      ru: 'Потери при добровольном возврате',
    },
  },
];

/** Services with a ticket, fen; made up for the sandbox. */
const addOns: readonly { id: string; kind: string; price: number; most: number; name: Texts; text: Texts }[] =
  [
    {
      id: 'baggage10',
      kind: 'baggage',
      price: 12_000,
      most: 9,
      name: {
        zh: '加购行李 10 公斤',
        en: '10 kg more baggage',
        ja: '追加手荷物 10 kg',
        ko: '추가 수하물 10 kg',
        ru: 'Ещё 10 кг багажа',
      },
      text: {
        zh: '托运；柜台现买 ¥180',
        en: 'In the hold; ¥180 at the counter',
        ja: 'お預け手荷物。カウンターでは180元',
        ko: '위탁 수하물. 카운터에서는 ¥180',
        ru: 'В багажном отсеке; у стойки ¥180',
      },
    },
    {
      id: 'meal',
      kind: 'meal',
      price: 0,
      most: 9,
      name: {
        zh: '特殊餐食',
        en: 'Special meal',
        ja: '特別機内食',
        ko: '특별 기내식',
        ru: 'Специальное питание',
      },
      text: {
        zh: '起飞 24 小时前可改',
        en: 'Can be changed until 24 hours before departure',
        ja: '出発の24時間前まで変更可',
        ko: '출발 24시간 전까지 변경 가능',
        ru: 'Изменение до 24 часов до вылета',
      },
    },
    {
      id: 'lounge',
      kind: 'lounge',
      price: 16_800,
      most: 9,
      name: { zh: '贵宾室', en: 'Lounge', ja: 'ラウンジ', ko: '라운지', ru: 'Бизнес-зал' },
      text: {
        zh: '每人 2 小时',
        en: '2 hours for one person',
        ja: '1名につき2時間',
        ko: '1인 2시간',
        ru: '2 часа на человека',
      },
    },
    {
      id: 'car',
      kind: 'car',
      price: 9500,
      most: 3,
      name: { zh: '接机', en: 'Car to town', ja: '到着空港送迎', ko: '공항 픽업', ru: 'Трансфер' },
      text: {
        zh: '到达机场到市区',
        en: 'From the airport of arrival to town',
        ja: '到着空港から市内まで',
        ko: '도착 공항에서 시내까지',
        ru: 'Из аэропорта прилёта в город',
      },
    },
  ];

export const insurancePrices: ReadonlyMap<string, number> = new Map(
  insurances.map(({ id, price }) => [id, price]),
);
export const addOnPrices: ReadonlyMap<string, { readonly price: number; readonly most: number }> = new Map(
  addOns.map(({ id, price, most }) => [id, { price, most }]),
);

export const insurancesIn = (language: Language): BookingTerms['insurances'] =>
  insurances.map(({ name, text, ...one }) => ({
    ...one,
    name: name[language],
    text: text[language],
    terms: `${partnerPages}?service=insurance&terms=${one.id}`,
  }));

export const addOnsIn = (language: Language): BookingTerms['addOns'] =>
  addOns.map(({ name, text, ...one }) => ({ ...one, name: name[language], text: text[language] }));

/** A step of points, and its worth in fen. */
export const pointsStep = { step: 1000, worth: 5000 } as const;

/** Worth of one point of a fare, fen. */
export const worthOfPoint = pointsStep.worth / pointsStep.step;

/** Minutes for which an order waits for its payment, and for which its price is kept. */
export const holdMinutes = 30;

/** Days after a journey on which its points arrive. */
export const earnedAfterDays = 7;

/** Notices that an order agrees to. */
const agreedNotices = ['conditions-of-carriage', 'dangerous-goods'] as const;

/** Conditions of the chosen fares, which have no text of their own. */
const fareConditions = { slug: 'fare', version: '2026-05-01' };

/** Rules that an order agrees to, with their versions. */
export const agreements = [
  ...agreedNotices.map((slug) => ({ slug, version: noticeEditions[slug].version })),
  fareConditions,
];

/** Whether an order agrees to all of them as they are now. */
export const agreesToTerms = (agreed: OrderFields['agreed']): boolean =>
  agreesTo(agreed, agreedNotices) &&
  agreed.some(({ slug, version }) => slug === fareConditions.slug && version === fareConditions.version);

/** Consents of an order to all of them, in Chinese. */
export const agreedTerms = (): OrderFields['agreed'] => [
  ...agreedNotices.map((slug) => ({ ...consentTo(slug, 'zh') })),
  fareConditions,
];

/** Documents by wire name for journeys abroad, and at home. */
export const documentKinds = {
  abroad: ['PP', 'HTPP', 'TPP', 'ORI', 'MTP'],
  home: ['NI', 'PP', 'HR', 'BR', 'ORI', 'MTP', 'HTPP', 'TPP', 'FPRC', 'GRP', 'TRP', 'MIL', 'POL', 'GM', 'JC'],
} as const;
