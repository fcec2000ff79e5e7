import type { DayFare } from '@mapp/kit/rules';

/** The first day of the calendar, and the last. */
export const bounds = { min: '2026-06-01', max: '2027-05-31' } as const;

const dayMs = 86_400_000;

/** A price for each day of a year; every nineteenth is sold out. */
export const pricedDays: readonly DayFare[] = Array.from({ length: 365 }, (_, at) => {
  const date = new Date(Date.parse(bounds.min) + at * dayMs).toISOString().slice(0, 10);
  if (at % 19 === 18) return { date, state: 'soldOut' };
  return {
    date,
    state: 'open',
    price: { amount: (380 + ((at * 37) % 41) * 20) * 100, currency: 'CNY' },
  };
});
