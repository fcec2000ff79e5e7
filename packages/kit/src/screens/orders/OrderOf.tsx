import type { ReactNode } from 'react';
import { Frame } from '../shell/Frame.tsx';
import { NotListed } from '../shell/NotListed.tsx';
import { OrderNotFound, type OrderNotFoundProps } from './OrderNotFound.tsx';
import type { AnyOrder, OrdersRead, OrdersWords } from './OrderList.tsx';
import { OrderStates } from './OrderStates.tsx';

interface OrderOfProps<Order extends AnyOrder> extends OrderNotFoundProps {
  /** Title of the screen until the order is there. */
  title: string;
  /** From the address. */
  orderNo: string | undefined;
  read: OrdersRead<Order>;
  words: OrdersWords;
  /** Draws the order. */
  children: (order: Order) => ReactNode;
}

/** One of the member's orders: on its way, not to be had, not among them, or there. */
export function OrderOf<Order extends AnyOrder>({
  title,
  orderNo,
  read,
  words,
  list,
  children,
}: OrderOfProps<Order>) {
  const order = read.data?.orders.find((each) => each.orderNo === orderNo);
  if (order) return children(order);
  return (
    <Frame title={title}>
      {read.data ? (
        <NotListed id={orderNo} unreadable={read.data.unreadable}>
          <OrderNotFound list={list} orderNo={orderNo} />
        </NotListed>
      ) : (
        <OrderStates read={read} {...words} />
      )}
    </Frame>
  );
}
