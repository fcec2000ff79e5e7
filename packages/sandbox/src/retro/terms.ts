import type { Texts } from '../language.ts';
import { serviceOf } from '../timetable/services.ts';

/**
 * When points can be claimed: from the 7th day after a flight, of a partner's from the 14th, for 6 months; flights of up to a month
 * before joining count. Source: the programme's published rules, domain.md C6. Days until points arrive: mockup 16.
 */
export const terms = {
  ownFromDay: 7,
  partnerFromDay: 14,
  months: 6,
  monthsBeforeJoining: 1,
  creditDays: 3,
} as const;

/** The carriers whose flights earn by themselves. */
export const groupCarriers: ReadonlySet<string> = new Set(['MU', 'FM']);

/** Whether a flight is flown by one of these, whatever its number says. */
export const isOfGroup = (flightNo: string): boolean =>
  groupCarriers.has(serviceOf(flightNo)?.operatedBy ?? flightNo.slice(0, 2));

/** Partners, made up for the sandbox. */
export const partners: readonly { readonly code: string; readonly name: Texts }[] = [
  {
    code: 'X7',
    name: {
      zh: '蓝海航空',
      en: 'Blue Sea Air',
      ja: 'ブルーシー航空',
      ko: '블루씨항공',
      ru: 'Blue Sea Air',
    },
  },
  {
    code: '9N',
    name: {
      zh: '北星航空',
      en: 'North Star Airways',
      ja: 'ノーススター航空',
      ko: '노스스타항공',
      ru: 'North Star Airways',
    },
  },
];
