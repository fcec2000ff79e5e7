import type { Money } from '../rules/money.ts';
import { intl, once } from './intl.ts';
import type { Locale } from './types.ts';

const dateStyles = {
  /** 2026年6月1日 */
  date: { year: 'numeric', month: 'long', day: 'numeric' },
  /** 6月1日 */
  monthDay: { month: 'long', day: 'numeric' },
  /** 6月1日, Jun 1, 1 июн.: beside another word in a narrow place */
  monthDayShort: { month: 'short', day: 'numeric' },
  /** 6月1日 周一 */
  weekday: { month: 'long', day: 'numeric', weekday: 'short' },
  /** 周一 */
  weekdayShort: { weekday: 'short' },
  /** 2026年6月 */
  month: { year: 'numeric', month: 'long' },
  /** 6月, June: the heading of what lies in it, where the year is plain */
  monthName: { month: 'long' },
  /** 6月, short enough for an axis */
  monthShort: { month: 'short' },
  /** 10:00 */
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  /** 10:00:24, for steps that follow each other quickly */
  seconds: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  /** 6月1日 10:00:24, as small print under a failure */
  moment: {
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof dateStyles;

/** Parts of a date; Chinese writes the long name of a month with no figure: 六月. */
const partsOf = (locale: Locale, style: DateStyle): Intl.DateTimeFormatOptions =>
  locale === 'zh' && style === 'monthName' ? dateStyles.monthShort : dateStyles[style];

/** A figure, with its sign, or what is written beside it. */
export interface MoneyPart {
  readonly kind: 'figure' | 'currency';
  readonly text: string;
}

export interface Formats {
  /** A whole or decimal number with the language's grouping: 12,480. */
  number(value: number): string;
  /** A signed amount: +1,240, −3,000 (U+2212), 0. */
  signed(value: number): string;
  /** An amount of money in minor units, with its currency's sign: ¥60, ¥60.50, in Japanese 60元. */
  money(value: Money): string;
  /** The same in parts, so that the currency can be smaller than the figure; spaces belong to the currency. */
  moneyParts(value: Money): readonly MoneyPart[];
  /** Minor units of one whole unit of a currency: 100 for CNY, 1 for JPY, 1000 for KWD. */
  minorOf(currency: string): number;
  /**
   * A calendar day (`2026-06-01`, read as it is) or an instant (ISO 8601 with offset, shown in the zone in use); anything else is
   * shown as it came.
   */
  date(value: string, style: DateStyle): string;
  /** One of these words in letters, with air where Chinese meets them: LE 或 YUE. */
  either(words: readonly string[]): string;
  /** All of these names, with air where Chinese meets letters or figures: 张三和李四; FM 和 MU; San, Si, and Wu. */
  list(words: readonly string[]): string;
}

/** `¥` is the yuan, and the yen in Japanese alone; whichever of the two it is not is named so that nobody mistakes it. */
function displayOf(locale: Locale, currency: string): 'narrowSymbol' | 'symbol' | 'code' {
  if (currency === 'CNY' && locale !== 'ja') return 'narrowSymbol';
  return currency === 'JPY' && locale !== 'ja' ? 'code' : 'symbol';
}

/** Parts of Intl, joined into the figure and the currency beside it. */
function joined(parts: readonly Intl.NumberFormatPart[]): readonly MoneyPart[] {
  const found: { kind: MoneyPart['kind']; text: string }[] = [];
  for (const { type, value: given } of parts) {
    const value = type === 'minusSign' ? '\u2212' : given;
    const kind = type === 'currency' || type === 'literal' ? 'currency' : 'figure';
    const last = found.at(-1);
    if (last?.kind === kind) last.text += value;
    else found.push({ kind, text: value });
  }
  return found;
}

/** 60元, as it is said, for what Intl writes as 元 60. */
const yuanInJapanese = (parts: readonly MoneyPart[]): readonly MoneyPart[] => [
  ...parts.filter(({ kind }) => kind === 'figure'),
  { kind: 'currency', text: '元' },
];

/** How many words of one format are kept: those of a long list. */
const most = 500;

/** The same as `make`, kept by value for the next drawing: a list and the steps after it show the same prices and days. */
function keeping<Value, Made>(make: (value: Value) => Made): (value: Value) => Made {
  const made = new Map<Value, Made>();
  return (value) => {
    const known = made.get(value);
    if (known !== undefined) return known;
    if (made.size >= most) made.clear();
    const fresh = make(value);
    made.set(value, fresh);
    return fresh;
  };
}

/** Where a line may not end within a date: between day and month, and before the "г." of a year. */
const betweenFigureAndWord: Readonly<Partial<Record<Locale, RegExp>>> = {
  en: /(?<=\p{L}) (?=\d{1,2}(?![\d:]))/gu,
  ru: /(?<=\d) (?=\p{L})/gu,
};

/** A date whose day and month stay on one line: 12 июня 2026 г.; June 12, 2026. Others write no blank there. */
function withItsFigure(locale: Locale, text: string): string {
  const between = betweenFigureAndWord[locale];
  return between ? text.replaceAll(between, '\u00A0') : text;
}

const calendarDay = /^\d{4}-\d{2}(-\d{2})?$/;

/** Formats of one language and zone; built once, as is each of their parts when it is first needed. */
export const formatsFor = (locale: Locale, timeZone: string): Formats =>
  once(`f${locale}${timeZone}`, () => {
    const dates = new Map<string, (value: string) => string>();
    const dateFormat = (style: DateStyle, zone: string): ((value: string) => string) => {
      const key = `${style} ${zone}`;
      const known = dates.get(key);
      if (known) return known;
      const made = intl.getDateTimeFormat(locale, { ...partsOf(locale, style), timeZone: zone });
      const kept = keeping((value: string) => {
        const instant = new Date(value);
        if (Number.isNaN(instant.getTime())) return value;
        const text = withItsFigure(locale, made.format(instant));
        // A month by itself is a heading, which Russian writes with a capital.
        return locale === 'ru' && style.startsWith('month') && !style.startsWith('monthDay')
          ? text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
          : text;
      });
      dates.set(key, kept);
      return kept;
    };
    const lists: Partial<Record<'conjunction' | 'disjunction', Intl.ListFormat>> = {};
    const listed = (type: 'conjunction' | 'disjunction', words: readonly string[]) =>
      (lists[type] ??= new Intl.ListFormat(locale, { type })).formatToParts(words);
    let numbers: Intl.NumberFormat | undefined;
    const number = (value: number): string => (numbers ??= intl.getNumberFormat(locale)).format(value);
    const currencies = new Map<string, { parts: (amount: number) => readonly MoneyPart[]; minor: number }>();
    const currencyFormat = (currency: string) => {
      const known = currencies.get(currency);
      if (known) return known;
      const options = {
        style: 'currency',
        currency,
        currencyDisplay: displayOf(locale, currency),
        trailingZeroDisplay: 'stripIfInteger',
      } as const;
      const made = intl.getNumberFormat(locale, options);
      const minor = 10 ** (made.resolvedOptions().maximumFractionDigits ?? 2);
      const parts = keeping((amount: number) => {
        const found = joined(made.formatToParts(amount / minor));
        return currency === 'CNY' && locale === 'ja' ? yuanInJapanese(found) : found;
      });
      const kept = { parts, minor };
      currencies.set(currency, kept);
      return kept;
    };
    const moneyParts = ({ amount, currency }: Money): readonly MoneyPart[] =>
      // Zero has no sign.
      currencyFormat(currency).parts(amount + 0);
    return {
      number,
      either: (words) =>
        listed('disjunction', words)
          .map(({ value }) => value.replace(/^\p{Script=Han}+$/u, ' $& '))
          .join(''),
      list: (words) =>
        listed('conjunction', words)
          .map(({ type, value }, at, { [at - 1]: before, [at + 1]: next }) =>
            type === 'literal' && /\p{Script=Han}$/u.test(value)
              ? [
                  /[\dA-Z]$/i.test(before?.value ?? '') && ' ',
                  value,
                  /^[\dA-Z]/i.test(next?.value ?? '') && ' ',
                ]
                  .filter(Boolean)
                  .join('')
              : value,
          )
          .join(''),
      money: (value) =>
        moneyParts(value)
          .map(({ text }) => text)
          .join(''),
      moneyParts,
      minorOf: (currency) => currencyFormat(currency).minor,
      signed: (value) => {
        const digits = number(Math.abs(value));
        if (value === 0) return digits;
        return `${value < 0 ? '\u2212' : '+'}${digits}`;
      },
      date: (value, style) => dateFormat(style, calendarDay.test(value) ? 'UTC' : timeZone)(value),
    };
  });
