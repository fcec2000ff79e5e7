import { useMemo } from 'react';
import { useOrders, usePendingOrders } from '../../../client/orders/orders.ts';
import { longestSpan } from '../../../rules/orders/listing.ts';
import { useToday } from '../../shell/use-today.ts';
import { useOrderClock } from '../use-order-clock.ts';
import { countKinds } from './kind-counts.ts';

/** Beside a screen that goes on, a failure is quiet. */
const quiet = { announce: 'silent' } as const;

/** How many orders of each kind were made in the last 90 days, and how many wait, whenever they were made. */
export function useKindCounts() {
  const today = useToday();
  const span = useMemo(() => longestSpan(today), [today]);
  const made = useOrders(span, quiet);
  const pending = usePendingOrders(quiet);
  const now = useOrderClock();
  const counts = useMemo(
    () => (made.data && pending.data ? countKinds(made.data.orders, pending.data.orders, now) : undefined),
    [made.data, pending.data, now],
  );
  const lost = [made, pending].filter(({ isError, data }) => isError && !data);
  return {
    counts,
    failed: lost.length > 0,
    retry: () => {
      for (const { refetch } of lost) void refetch();
    },
  };
}
