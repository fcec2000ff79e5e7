import type { FeeRule, PricedTicket } from '../fare-ladder/ladder.ts';
import type { PriceParts } from './fare-price.ts';

/**
 * A fare before it is bought, as a ticket whose fees can be worked out. Where the price is told by leg, each leg counts from its own
 * departure, as it will in the ticket; else all of it counts from the first.
 * @param departs departures of the offer's legs, instants with offset
 */
export function fareTicket(
  { fare, total, byLeg = [] }: PriceParts,
  rule: FeeRule,
  currency: string,
  departs: readonly [string, ...string[]],
): PricedTicket {
  const told = byLeg.length === departs.length ? byLeg : [{ fare, taxes: total - fare }];
  const [first] = departs;
  return {
    currency,
    // Whole yuan; other currencies are not rounded.
    rounding: currency === 'CNY' ? 100 : 1,
    involuntary: false,
    legs: told.map((part, at) => ({ ...part, departs: departs[at] ?? first, flown: false, rule })),
  };
}
