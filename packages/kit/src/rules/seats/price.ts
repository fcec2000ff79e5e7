import type { Seat, SeatPrice } from './cabin.ts';

/** Price of a seat for one passenger; without a passenger, or where it is the same for all, its own. */
export const priceFor = (
  seat: Pick<Seat, 'price' | 'passengers'> | undefined,
  passengerId: string | undefined,
): SeatPrice | undefined =>
  (passengerId === undefined ? undefined : seat?.passengers?.[passengerId]?.price) ?? seat?.price;

/** Nothing has to be paid: no price, or one of nothing. */
export const isFree = (price: SeatPrice | undefined): boolean =>
  (price?.cash?.amount ?? 0) === 0 && (price?.points ?? 0) === 0;

/** The same for the same price, so that seats can be grouped by it: `CNY6000`, `CNY6000+600`, `+800`, and `0` for nothing. */
export function priceId(price: SeatPrice | undefined): string {
  if (price === undefined || isFree(price)) return '0';
  const { cash, points } = price;
  return (cash ? `${cash.currency}${cash.amount}` : '') + (points === undefined ? '' : `+${points}`);
}
