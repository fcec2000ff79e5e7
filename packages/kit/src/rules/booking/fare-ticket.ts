import type { FeeRule, PricedTicket } from '../fare-ladder/ladder.ts';
import type { PriceParts } from './fare-price.ts';

/** A fare before it is bought, as a ticket whose fees can be worked out: one price, whose rule counts from the first departure. */
export function fareTicket(
  { fare, total }: PriceParts,
  rule: FeeRule,
  currency: string,
  departs: string,
): PricedTicket {
  return {
    currency,
    // Whole yuan; other currencies are not rounded.
    rounding: currency === 'CNY' ? 100 : 1,
    involuntary: false,
    legs: [{ departs, fare, taxes: total - fare, flown: false, rule }],
  };
}
