import type { Money } from '../money.ts';
import type { Day } from '../days.ts';

/** How a day is sold: at a price, no more, or there is no flight. */
export const fareStates = ['open', 'soldOut', 'noFlight'] as const;
export type FareState = (typeof fareStates)[number];

/** Lowest price of a day. */
export interface DayFare {
  readonly date: Day;
  readonly state: FareState;
  /** Lowest fare of the whole party, taxes included; of a day that is open. */
  readonly price?: Money | undefined;
}

/** The lowest price of some days; undefined where nothing is sold. */
export function lowestOf(fares: readonly DayFare[]): Money | undefined {
  let lowest: Money | undefined;
  for (const { state, price } of fares)
    if (state === 'open' && price && (!lowest || price.amount < lowest.amount)) lowest = price;
  return lowest;
}

/** The price of both ways together; undefined until both are known, or where they are in two currencies. */
export function togetherOf(out: Money | undefined, back: Money | undefined): Money | undefined {
  if (!out || !back || out.currency !== back.currency) return undefined;
  return { amount: out.amount + back.amount, currency: out.currency };
}
