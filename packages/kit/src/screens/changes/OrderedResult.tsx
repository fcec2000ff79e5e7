import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { useReloadChanged } from '../../client/changes/reload.ts';
import type { UnreadableEntry } from '../../contracts/unreadable.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { orderStatus, type OrderStatus } from '../../rules/orders/status.ts';
import { WatchedOrder } from '../orders/payment/WatchedOrder.tsx';
import { Frame } from '../shell/Frame.tsx';
import { NotListed } from '../shell/NotListed.tsx';
import { ReadStates, type ReadingProps } from '../shell/ReadStates.tsx';
import { useNow } from '../shell/use-now.ts';

/** Facts of a change or an upgrade by which its result is told. */
interface Ordered {
  readonly orderNo: string;
  readonly state: OrderStatus;
  /** ISO 8601. */
  readonly payUntil?: string | undefined;
}

interface OrderedResultProps<Order extends Ordered> {
  orderNo: string;
  read: ReadingProps<{
    readonly orders: readonly Order[];
    readonly unreadable?: readonly UnreadableEntry[] | undefined;
  }>['read'];
  /** Title of the screen. */
  title: string;
  /** Words where it is not among the orders, and the way to what can be ordered. */
  missing: Readonly<Record<'title' | 'text' | 'action' | 'href', string>>;
  /** Words where the orders are not to be had. */
  failed: Readonly<Record<'title' | 'note', string>>;
  /** Draws the order as it stands; after another state of it on the same page, with the focus. */
  children: (order: Order, status: Order['state'] | 'expired', takesFocus: boolean) => ReactNode;
}

/** Outcome of a change or an upgrade, or its standing: back from the cashier, or without one. */
export function OrderedResult<Order extends Ordered>({
  orderNo,
  read,
  title,
  missing,
  failed,
  children,
}: OrderedResultProps<Order>) {
  const order = read.data?.orders.find((one) => one.orderNo === orderNo);
  useReloadOnce(order?.state === 'completed');
  if (order)
    return (
      <Standing key={orderNo} order={order} title={title} onCertain={() => void read.refetch()}>
        {children}
      </Standing>
    );
  return (
    <Frame title={title}>
      {read.data ? (
        <NotListed id={orderNo} unreadable={read.data.unreadable}>
          <EmptyState
            drawing="not-found"
            title={missing.title}
            text={missing.text}
            action={
              <Button variant="outline" size="medium" href={missing.href}>
                {missing.action}
              </Button>
            }
          />
        </NotListed>
      ) : (
        <ReadStates read={read} {...failed}>
          <Skeleton inlineSize="100%" blockSize={320} />
        </ReadStates>
      )}
    </Frame>
  );
}

interface StandingProps<Order extends Ordered> extends Pick<OrderedResultProps<Order>, 'title' | 'children'> {
  order: Order;
  onCertain: () => void;
}

/** The order as it stands. Another state is another page: what had the focus may be gone, and its sentence takes it. */
function Standing<Order extends Ordered>({ order, title, onCertain, children }: StandingProps<Order>) {
  const now = useNow();
  const [first] = useState(order.state);
  const status = now === undefined ? order.state : orderStatus<Order['state']>(order, now);
  return (
    <WatchedOrder orderNo={order.orderNo} due={order.state === 'waiting'} title={title} onCertain={onCertain}>
      <Fragment key={order.state}>{children(order, status, order.state !== first)}</Fragment>
    </WatchedOrder>
  );
}

/** Order, trip, check-in and pass are others from then on. */
function useReloadOnce(completed: boolean): void {
  const reload = useReloadChanged();
  useEffect(() => {
    if (completed) void reload();
  }, [completed, reload]);
}
