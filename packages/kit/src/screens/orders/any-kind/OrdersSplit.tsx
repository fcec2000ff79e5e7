import type { ReactNode } from 'react';
import { useAirlineClock } from '../../../host/use-airline-clock.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { useWide } from '../../../primitives/wide/use-wide.ts';
import { chosenOrders, groupOrders } from '../../../rules/orders/listing.ts';
import { Split } from '../../shell/Split.tsx';
import { useListedOrders } from './use-listed-orders.ts';
import type { FilteredPage } from './use-order-filter.ts';
import { useRowHref } from './use-row-href.ts';

const detailOf = {
  orders: 'orderDetail',
  prepaidOrders: 'prepaidOrderDetail',
  travelOrders: 'travelOrderDetail',
} as const;

interface OrdersSplitProps {
  shows: 'list' | 'detail';
  page: FilteredPage;
  list: ReactNode;
  /** Number of the order on show; the first of the list as it is filtered without it. */
  orderNo?: string | undefined;
  /** Draws the order on show. */
  detail: (orderNo: string) => ReactNode;
}

/** Orders and one of them, side by side where there is room; elsewhere an order asks for no list. */
export function OrdersSplit(props: OrdersSplitProps) {
  const { shows, list, orderNo, detail } = props;
  if (useWide()) return <SideBySide {...props} />;
  return shows === 'list' ? list : orderNo !== undefined && detail(orderNo);
}

function SideBySide({ shows, page, list, orderNo, detail }: OrdersSplitProps) {
  const { href } = useNavigation();
  const wayOf = useRowHref(page);
  const now = useAirlineClock()();
  const { known, filter, words, read } = useListedOrders(page, shows === 'detail', { announce: 'silent' });
  const { attention, months } = groupOrders(chosenOrders(known, filter, words, now), now);
  const first = attention[0] ?? months[0]?.orders[0];
  const chosen = orderNo ?? first?.orderNo;
  const current =
    orderNo === undefined ? first && wayOf(first).href : href(detailOf[page], { params: { id: orderNo } });
  return (
    <Split
      shows={shows}
      split={orderNo !== undefined || (read.data ? known.length > 0 : !read.error)}
      list={list}
      detail={chosen !== undefined && detail(chosen)}
      current={current}
    />
  );
}
