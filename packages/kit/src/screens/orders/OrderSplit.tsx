import type { ReactNode } from 'react';
import { newestFirst } from '../../rules/orders/status.ts';
import { Split, type SplitProps } from '../shell/Split.tsx';
import type { AnyOrder, OrdersRead } from './OrderList.tsx';

interface OrderSplitProps extends Pick<SplitProps, 'shows' | 'list'> {
  read: OrdersRead<AnyOrder>;
  /** Number of the order on show; the newest without it. */
  orderNo?: string | undefined;
  /** Address of an order. */
  hrefOf: (orderNo: string) => string;
  /** Screen of one order. */
  detail: (orderNo: string | undefined) => ReactNode;
}

/** Orders of one kind and one of them, side by side where there is room. */
export function OrderSplit({ shows, read, orderNo, hrefOf, list, detail }: OrderSplitProps) {
  const orders = read.data?.orders;
  const chosen = orderNo ?? (orders && newestFirst(orders)[0]?.orderNo);
  return (
    <Split
      shows={shows}
      split={orders ? orders.length > 0 : !read.error}
      list={list}
      detail={(shows === 'detail' || chosen !== undefined) && detail(chosen)}
      current={chosen === undefined ? undefined : hrefOf(chosen)}
    />
  );
}
