import { useMemo } from 'react';
import { useOrders } from '../../../client/orders/orders.ts';
import type { ReadOptions } from '../../../client/read.ts';
import { useHost } from '../../../host/context.tsx';
import { isOnMenu, kindsOf, type OrderListPage } from '../../../rules/orders/kinds.ts';
import { indexOrders } from '../../../rules/orders/listing.ts';
import { useToday } from '../../shell/use-today.ts';
import { useOrderFilter } from './use-order-filter.ts';

/** Kinds of a page, without those that the host keeps off its menus; the same list each time. */
function useKinds(page: OrderListPage) {
  const { hideOrderMenus } = useHost().environment().operate;
  return useMemo(
    () => kindsOf(page).filter((kind) => isOnMenu(kind, hideOrderMenus)),
    [page, hideOrderMenus],
  );
}

/**
 * Orders of a page's kinds in the days that are chosen, and the choice among them.
 * @param beside the address is that of one order
 */
export function useListedOrders(page: OrderListPage, beside: boolean, options?: ReadOptions) {
  const today = useToday();
  const kinds = useKinds(page);
  const choice = useOrderFilter(page, beside, today, kinds);
  const { from, to } = choice.filter;
  const read = useOrders({ from, to }, options);
  const known = useMemo(
    () => indexOrders((read.data?.orders ?? []).filter(({ kind }) => kinds.includes(kind))),
    [read.data, kinds],
  );
  return { ...choice, today, kinds, read, known };
}
