import type { ReactNode } from 'react';
import type { UnreadableEntry } from '../../contracts/unreadable.ts';
import { newestFirst } from '../../rules/orders/status.ts';
import { Frame } from '../shell/Frame.tsx';
import { Listed } from '../shell/Listed.tsx';
import { ReadOffline } from '../shell/ReadOffline.tsx';
import type { ReadingProps, ReadStatesProps } from '../shell/ReadStates.tsx';
import { OrderStates } from './OrderStates.tsx';
import { useOrderClock } from './use-order-clock.ts';
import * as styles from './orders.css.ts';

/** Facts of an order by which it is found and sorted. */
export interface AnyOrder {
  readonly orderNo: string;
  /** ISO 8601. */
  readonly orderedAt: string;
}

/** A read of one kind of orders. */
export type OrdersRead<Order> = ReadingProps<{
  readonly orders: readonly Order[];
  readonly unreadable?: readonly UnreadableEntry[] | undefined;
}>['read'];

/** Words for orders that are not to be had. */
export type OrdersWords = Pick<ReadStatesProps, 'title' | 'note' | 'failed'>;

interface OrderListProps<Order extends AnyOrder> {
  /** Title of the screen. */
  title: string;
  read: OrdersRead<Order>;
  words: OrdersWords;
  /** In place of the list where there are none. */
  empty: ReactNode;
  /** Draws one of them; `now` is the airline's clock, ms since 1970. */
  children: (order: Order, now: number) => ReactNode;
}

/** The member's orders of one kind, the newest first. */
export function OrderList<Order extends AnyOrder>({
  title,
  read,
  words,
  empty,
  children,
}: OrderListProps<Order>) {
  const now = useOrderClock();
  if (!read.data)
    return (
      <Frame title={title}>
        <OrderStates read={read} {...words} />
      </Frame>
    );
  const { orders, unreadable } = read.data;
  return (
    <Frame title={title}>
      <div className={styles.above}>
        <ReadOffline readAt={read.dataUpdatedAt} />
      </div>
      <Listed count={orders.length} unreadable={unreadable} empty={empty}>
        <ul className={styles.list} aria-label={title}>
          {newestFirst(orders).map((order) => (
            <li key={order.orderNo}>{children(order, now)}</li>
          ))}
        </ul>
      </Listed>
    </Frame>
  );
}
