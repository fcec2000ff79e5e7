import { addDays, addMonths, type Day } from '@mapp/kit/rules';
import type { CardVoucher } from '@mapp/kit/contracts';
import type { Language, Texts } from '../language.ts';
import { knownFlight } from '../seed/flights.ts';
import { airportNameIn } from '../timetable/airport-names.ts';

interface Batch {
  readonly kind: CardVoucher['kind'];
  readonly total: number;
  readonly title: Texts;
  readonly scope: Texts;
  readonly uses: readonly {
    readonly ago: number;
    readonly flightNo: string;
  }[];
}

/** For the member alone, on international and regional flights. Source: membership.md section 6. */
const platinum: Batch = {
  kind: 'platinumUpgrade',
  total: 6,
  title: {
    zh: '白金升舱券',
    en: 'Platinum upgrade voucher',
    ja: 'プラチナアップグレード券',
    ko: '플래티넘 업그레이드 바우처',
    ru: 'Платиновый ваучер на повышение класса',
  },
  scope: {
    zh: '国际或地区航班，限本人',
    en: 'International or regional flights, member only',
    ja: '国際線および香港・マカオ・台湾路線、本人のみ',
    ko: '국제선 또는 지역 노선, 본인만',
    ru: 'Международные и региональные рейсы, только для вас',
  },
  uses: [
    { ago: 26, flightNo: 'MU523' },
    { ago: 118, flightNo: 'MU725' },
  ],
};

const gold: Batch = {
  kind: 'upgrade',
  total: 2,
  title: {
    zh: '金卡升舱券',
    en: 'Gold upgrade voucher',
    ja: 'ゴールドアップグレード券',
    ko: '골드 업그레이드 바우처',
    ru: 'Золотой ваучер на повышение класса',
  },
  scope: {
    zh: '国内航班，限本人',
    en: 'Domestic flights, member only',
    ja: '国内線、本人のみ',
    ko: '국내선, 본인만',
    ru: 'Внутренние рейсы, только для вас',
  },
  uses: [
    { ago: 12, flightNo: 'MU5101' },
    { ago: 75, flightNo: 'MU5405' },
  ],
};

/** The vouchers of a card year, as many as the tier gives. */
const batches: Readonly<Record<string, readonly Batch[]>> = {
  '600000000003': [gold],
  '600000000004': [platinum],
};

export const vouchersOf = (cardNo: string, today: Day, language: Language): CardVoucher[] =>
  (batches[cardNo] ?? []).map(({ kind, total, title, scope, uses }) => ({
    batchId: `V-${cardNo.slice(-4)}-${kind}`,
    kind,
    title: title[language],
    scope: scope[language],
    total,
    left: total - uses.length,
    validFrom: addMonths(today, -5),
    validUntil: addDays(addMonths(today, 7), -1),
    uses: uses.map(({ ago, flightNo }) => {
      const { from, to } = knownFlight(flightNo);
      return {
        usedOn: addDays(today, -ago),
        flightNo,
        route: `${airportNameIn(from, language)} – ${airportNameIn(to, language)}`,
      };
    }),
  }));
