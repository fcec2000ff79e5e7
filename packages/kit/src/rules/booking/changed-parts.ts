import { taxCodes, taxOf, type PartyPrice } from './fare-price.ts';

/** A price of a whole party before and after, in minor units. */
interface Changed {
  readonly was: number;
  readonly is: number;
}

/** One part of a price that has changed: the fare, all taxes together, or one tax by its code. */
export type ChangedPart = Changed &
  ({ readonly of: 'fare' | 'taxes' } | { readonly of: 'tax'; readonly code: string });

/**
 * Parts of a price before and after; none where the airline has not told which part has changed.
 * @param part `fare` or `taxes`; any other word is not told apart
 * @param prices passengers with their prices, as they were offered or as they are now: the sums tell which
 */
export function changedParts(
  { was, is }: Changed,
  part: string | undefined,
  prices: readonly PartyPrice[],
): readonly ChangedPart[] {
  const by = is - was;
  const all = (of: (price: PartyPrice) => number) => prices.reduce((sum, each) => sum + of(each), 0);
  const fare = all(({ count, each }) => count * (each?.fare ?? 0));
  const taxes = all(({ count, each }) => count * (each ? each.total - each.fare : 0));
  // Parts that make up neither price would say what nobody has told.
  const isOffered = fare + taxes === was;
  if (!isOffered && fare + taxes !== is) return [];
  const changed = (amount: number): Changed =>
    isOffered ? { was: amount, is: amount + by } : { was: amount - by, is: amount };
  const same = (amount: number): Changed => ({ was: amount, is: amount });
  if (part === 'fare')
    return [
      { of: 'fare', ...changed(fare) },
      ...taxCodes(prices.map(({ each }) => each)).map((code): ChangedPart => ({
        of: 'tax',
        code,
        ...same(all(({ count, each }) => count * (each ? taxOf(each, code) : 0))),
      })),
    ];
  if (part === 'taxes')
    return [
      { of: 'fare', ...same(fare) },
      { of: 'taxes', ...changed(taxes) },
    ];
  return [];
}
