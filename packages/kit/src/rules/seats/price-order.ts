import type { Seat, SeatPrice } from './cabin.ts';

/** Rest to pay when as much as possible is paid in cash: minor units, and points where nothing else is taken. */
export interface PriceWeight {
  readonly points: number;
  readonly cash: number;
}

/** For ranking alone; the map of a flight has one currency. */
export const priceWeight = ({ price }: Seat): PriceWeight =>
  price?.cash ? { points: 0, cash: price.cash.amount } : { points: price?.points ?? 0, cash: 0 };

/** Seats that cost less in points come first, then those that cost less money. */
export const comparePrices = (one: SeatPrice | undefined, other: SeatPrice | undefined): number => {
  const key = (price: SeatPrice | undefined): number => (price?.cash ? 1 : price?.points ? 2 : 0);
  return (
    key(one) - key(other) ||
    (one?.cash?.amount ?? 0) - (other?.cash?.amount ?? 0) ||
    (one?.points ?? 0) - (other?.points ?? 0)
  );
};
