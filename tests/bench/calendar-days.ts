/** Words of the calendar's days, the same in every calendar that is held against another. */
import { pricedDays } from './priced-days.ts';

const spokenDay = new Intl.DateTimeFormat('zh', { dateStyle: 'full', timeZone: 'UTC' });
const monthName = new Intl.DateTimeFormat('zh', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const yuan = new Intl.NumberFormat('zh');
/** The price of a day as it is written. */
export const priceOf = new Map(
  pricedDays.map(({ date, price }) => [date, price && yuan.format(price.amount / 100)]),
);
export const months = [...Map.groupBy(pricedDays, ({ date }) => date.slice(0, 7))].map(([month, days]) => {
  const least = Math.min(...days.map(({ price }) => price?.amount ?? Number.POSITIVE_INFINITY));
  return {
    month,
    name: monthName.format(new Date(month)),
    low: yuan.format(least / 100),
    // Monday first.
    empty: (new Date(`${month}-01`).getUTCDay() + 6) % 7,
    days: days.map(({ date }) => date),
  };
});

/** Part of a day in the range. */
export type Place = 'out' | 'back' | 'between' | undefined;
export const words = { out: '去程', back: '返程', between: '行程期间' } as const;

export const placeOf = (day: string, out: string | undefined, back: string | undefined): Place => {
  if (day === out) return 'out';
  if (day === back) return 'back';
  return out !== undefined && back !== undefined && day > out && day < back ? 'between' : undefined;
};

/** A day as it is said. */
export const spokenOf = (day: string, place: Place, low: boolean): string => {
  const price = priceOf.get(day);
  const parts = [
    spokenDay.format(new Date(day)),
    place && words[place],
    price ? `¥${price}` : '售罄',
    low && '当月最低',
  ];
  return parts.filter(Boolean).join('，');
};
