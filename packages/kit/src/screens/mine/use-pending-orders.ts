import { usePendingOrders as useReadPendingOrders } from '../../client/orders/orders.ts';
import type { ListedOrder } from '../../contracts/orders/orders.ts';
import { useHost } from '../../host/context.tsx';
import { useAirlineClock } from '../../host/use-airline-clock.ts';
import { isOnMenu } from '../../rules/orders/kinds.ts';
import { pendingOrders, type PendingOrders } from '../../rules/orders/pending.ts';
import { useClockTick } from '../shell/use-clock-tick.ts';

/** ms between two looks at the clock. */
const tick = 15_000;

/**
 * Orders of every kind that wait for the member, but for kinds that the host hides; none where nothing waits, or nothing is known.
 * Beside a screen that goes on, a failure is quiet; `lost` is how the orders are asked for again.
 */
export function usePendingOrders(): PendingOrders<ListedOrder> & {
  readonly lost: Pick<ReturnType<typeof useReadPendingOrders>, 'refetch' | 'isFetching'> | undefined;
} {
  const { hideOrderMenus } = useHost().environment().operate;
  const read = useReadPendingOrders({ announce: 'silent' });
  const orders = read.data?.orders ?? [];
  const now = useClockTick(useAirlineClock(), tick);
  const pending = pendingOrders(
    orders.filter(({ kind }) => isOnMenu(kind, hideOrderMenus)),
    now,
  );
  return { ...pending, lost: read.isError && !read.data ? read : undefined };
}
