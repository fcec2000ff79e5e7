import type { Seat, SeatPrice } from './cabin.ts';

/** Nothing has to be paid: no price, or one of nothing. */
export const isFree = (price: SeatPrice | undefined): boolean =>
  (price?.cash?.amount ?? 0) === 0 && (price?.points ?? 0) === 0;

/** The same for the same price, so that seats can be grouped by it: `CNY6000`, `CNY6000+600`, `+800`, and `0` for nothing. */
export function priceId(price: SeatPrice | undefined): string {
  if (price === undefined || isFree(price)) return '0';
  const { cash, points } = price;
  return (cash ? `${cash.currency}${cash.amount}` : '') + (points === undefined ? '' : `+${points}`);
}

/** What is left to pay when as much as possible is paid in cash: minor units, and points where nothing else is taken. */
export interface PriceWeight {
  readonly points: number;
  readonly cash: number;
}

/** For ranking alone; the map of a flight has one currency. */
export const priceWeight = ({ price }: Seat): PriceWeight =>
  price?.cash ? { points: 0, cash: price.cash.amount } : { points: price?.points ?? 0, cash: 0 };

/** Seats that cost less in points come first, then those that cost less money. */
export const comparePrices = (one: SeatPrice | undefined, other: SeatPrice | undefined): number => {
  const key = (price: SeatPrice | undefined): number => (price?.cash ? 1 : isFree(price) ? 0 : 2);
  return (
    key(one) - key(other) ||
    (one?.cash?.amount ?? 0) - (other?.cash?.amount ?? 0) ||
    (one?.points ?? 0) - (other?.points ?? 0)
  );
};
