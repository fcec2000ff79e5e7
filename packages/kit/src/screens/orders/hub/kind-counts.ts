import type { OrderKind } from '../../../rules/orders/kinds.ts';
import { needsAttention, type ListedFacts } from '../../../rules/orders/listing.ts';

/** How many orders of a kind there are, and how many of them wait for the traveller. */
export interface KindCount {
  readonly count: number;
  readonly waiting: number;
}

/** A kind of which there is no order. */
export const noOrders: KindCount = { count: 0, waiting: 0 };

export type KindCounts = ReadonlyMap<OrderKind, KindCount>;

/**
 * Counts orders by kind.
 * @param made orders of some days
 * @param pending orders that may wait for the traveller, whenever they were made
 * @param now the airline's clock, ms since 1970
 */
export function countKinds(
  made: readonly Pick<ListedFacts, 'kind'>[],
  pending: readonly ListedFacts[],
  now: number,
): KindCounts {
  const found = new Map<OrderKind, KindCount>();
  const add = (kind: OrderKind, change: KindCount) => {
    const { count, waiting } = found.get(kind) ?? noOrders;
    found.set(kind, { count: count + change.count, waiting: waiting + change.waiting });
  };
  for (const { kind } of made) add(kind, { count: 1, waiting: 0 });
  for (const order of pending) if (needsAttention(order, now)) add(order.kind, { count: 0, waiting: 1 });
  return found;
}
