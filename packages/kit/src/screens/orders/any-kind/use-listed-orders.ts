import { useMemo } from 'react';
import { useOrders, usePendingOrders } from '../../../client/orders/orders.ts';
import type { ReadOptions } from '../../../client/read.ts';
import { useHost } from '../../../host/context.tsx';
import { isOnMenu, kindsOf } from '../../../rules/orders/kinds.ts';
import { indexOrders } from '../../../rules/orders/listing.ts';
import { useToday } from '../../shell/use-today.ts';
import { useOrderFilter, type FilteredPage } from './use-order-filter.ts';

/** Kinds of a page, without those that the host keeps off its menus; the same list each time. */
function useKinds(page: FilteredPage) {
  const { hideOrderMenus } = useHost().environment().operate;
  return useMemo(
    () => kindsOf(page).filter((kind) => isOnMenu(kind, hideOrderMenus)),
    [page, hideOrderMenus],
  );
}

/** Entries of a list, and after them those that wait and are not among them. */
function withPending<Entry>(
  listed: readonly Entry[],
  pending: readonly Entry[],
  keyOf: (entry: Entry) => string | undefined,
): readonly Entry[] {
  const keys = new Set(listed.map(keyOf));
  return [...listed, ...pending.filter((entry) => !keys.has(keyOf(entry)))];
}

/**
 * Orders of a page's kinds in the days that are chosen and those that wait, whenever they were made, and the choice among them.
 * @param beside the address is that of one order
 */
export function useListedOrders(page: FilteredPage, beside: boolean, options?: ReadOptions) {
  const today = useToday();
  const kinds = useKinds(page);
  const choice = useOrderFilter(page, beside, today, kinds);
  const { from, to } = choice.filter;
  const read = useOrders({ from, to }, options);
  // Beside the list a failure is quiet: what waits of these days is in it all the same.
  const pending = usePendingOrders({ announce: 'silent' }).data;
  const inDays = read.data?.orders;
  const waiting = pending?.orders;
  const known = useMemo(() => {
    const orders = withPending(inDays ?? [], waiting ?? [], ({ orderNo }) => orderNo);
    return indexOrders(orders.filter(({ kind }) => kinds.includes(kind)));
  }, [inDays, waiting, kinds]);
  const unreadable = withPending(read.data?.unreadable ?? [], pending?.unreadable ?? [], ({ id }) => id);
  return {
    ...choice,
    today,
    kinds,
    read,
    known,
    unreadable: unreadable.length > 0 ? unreadable : undefined,
  };
}

/** The orders that a list may show, each with its text for searching. */
export type KnownOrders = ReturnType<typeof useListedOrders>['known'];
