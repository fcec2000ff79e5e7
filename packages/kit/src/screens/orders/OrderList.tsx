import { useMemo, type ReactNode } from 'react';
import type { UnreadableEntry } from '../../contracts/unreadable.ts';
import { usePane } from '../../primitives/split-view/pane-context.ts';
import { newestFirst } from '../../rules/orders/status.ts';
import { Frame } from '../shell/Frame.tsx';
import { Listed } from '../shell/Listed.tsx';
import { LongList } from '../shell/LongList.tsx';
import { ReadOffline } from '../shell/ReadOffline.tsx';
import type { ReadingProps, ReadStatesProps } from '../shell/ReadStates.tsx';
import { OrderStates } from './OrderStates.tsx';
import { useOrderClock } from './use-order-clock.ts';
import { above, list, longItem, longList } from './orders.css.ts';

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

const look = { list, longList, longItem };
const numberOf = ({ orderNo }: AnyOrder): string => orderNo;

/** First height of a card, CSS px. */
const heights = { card: 150 };
const asCard = (): keyof typeof heights => 'card';

/** The member's orders of one kind, the newest first. */
export function OrderList<Order extends AnyOrder>({
  title,
  read,
  words,
  empty,
  children,
}: OrderListProps<Order>) {
  const now = useOrderClock();
  const inPane = usePane() !== undefined;
  const orders = read.data?.orders;
  const sorted = useMemo(() => orders && newestFirst(orders), [orders]);
  if (!read.data || !sorted)
    return (
      <Frame title={title}>
        <OrderStates read={read} {...words} />
      </Frame>
    );
  return (
    <Frame title={title}>
      <div className={above}>
        <ReadOffline readAt={read.dataUpdatedAt} />
      </div>
      <Listed count={sorted.length} unreadable={read.data.unreadable} empty={empty}>
        <LongList
          label={title}
          items={sorted}
          keyOf={numberOf}
          kindOf={asCard}
          estimates={heights}
          whole={inPane}
          look={look}
        >
          {(order) => children(order, now)}
        </LongList>
      </Listed>
    </Frame>
  );
}
