import type { ReactNode } from 'react';
import { useOrders } from '../../../client/orders/orders.ts';
import { kindsOf, type OrderListPage } from '../../../rules/orders/kinds.ts';
import { usualFilter } from '../../../rules/orders/listing.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Split } from '../../shell/Split.tsx';
import { useToday } from '../../shell/use-today.ts';

/** Pages that list orders and show one of them beside. */
type SplitPage = Extract<OrderListPage, 'orders' | 'prepaidOrders' | 'travelOrders'>;

const detailOf = {
  orders: 'orderDetail',
  prepaidOrders: 'prepaidOrderDetail',
  travelOrders: 'travelOrderDetail',
} as const;

interface OrdersSplitProps {
  shows: 'list' | 'detail';
  page: SplitPage;
  list: ReactNode;
  /** Number of the order on show; the newest of the usual days without it. */
  orderNo?: string | undefined;
  /** Draws the order on show. */
  detail: (orderNo: string) => ReactNode;
}

/** Orders and one of them, side by side where there is room. */
export function OrdersSplit({ shows, page, list, orderNo, detail }: OrdersSplitProps) {
  const { href } = useNavigation();
  const { from, to } = usualFilter(useToday());
  const { data, error } = useOrders({ from, to }, { announce: 'silent' });
  const kinds = kindsOf(page);
  const [first] = data?.orders.filter(({ kind }) => kinds.includes(kind)) ?? [];
  const chosen = orderNo ?? first?.orderNo;
  return (
    <Split
      shows={shows}
      split={chosen !== undefined || !error}
      list={list}
      detail={chosen !== undefined && detail(chosen)}
      current={chosen === undefined ? undefined : href(detailOf[page], { params: { id: chosen } })}
    />
  );
}
