import { orderRefusedAs, useFoundOrders } from '../../../client/orders/orders.ts';
import { OrderRow } from '../../../components/order-list/OrderRow.tsx';
import type { RequestOf } from '../../../contracts/call.ts';
import type { findOrders } from '../../../contracts/orders/orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { newestFirst, orderStatus } from '../../../rules/orders/status.ts';
import type { Remembered } from '../../../session/memory.ts';
import { useRemembered } from '../../../session/use-remembered.ts';
import type { OrderQuery } from '../../../validators/orders/order-query.ts';
import { Frame } from '../../shell/Frame.tsx';
import { Listed } from '../../shell/Listed.tsx';
import { useToday } from '../../shell/use-today.ts';
import { useOrderHref } from './use-order-href.ts';
import { OrderStates } from '../OrderStates.tsx';
import { useOrderClock } from '../use-order-clock.ts';
import { QueryForm, type QueryTyped } from './QueryForm.tsx';
import * as styles from '../../../components/order-list/OrderList.css.ts';

type Wanted = RequestOf<typeof findOrders>;

/** The form as it was left, and what was asked last. */
const left: Remembered<{ readonly typed: QueryTyped; readonly wanted?: Wanted }> = {
  name: 'orderQuery',
  none: { typed: { by: 'orderNo', numbers: {} } },
};

/**
 * /myOrder/query: finds an order by its number, a ticket, or its contact's phone. Nothing that is typed is in the address; who comes
 * back from an order finds form and results as they were.
 */
export function OrderQueryScreen() {
  const t = useMessages('order-query');
  const orders = useMessages('orders');
  const today = useToday();
  const [{ typed, wanted }, leave] = useRemembered(left);
  // What another number has found is no answer to this one; it is there again with its own.
  const asked = wanted !== undefined && typed.by in wanted;
  const read = useFoundOrders(wanted);
  const tooLong = read.error !== null && orderRefusedAs(read.error) === 'order.span';
  return (
    <Frame title={t('title')}>
      <QueryForm
        today={today}
        value={typed}
        onChange={(next) => leave((before) => ({ ...before, typed: next }))}
        busy={read.isFetching}
        onAsk={(next) => {
          if (JSON.stringify(next) === JSON.stringify(wanted)) void read.refetch();
          else leave((before) => ({ ...before, wanted: next }));
        }}
      />
      {asked && !read.data && <OrderStates read={read} title={tooLong ? orders('span') : t('failed')} />}
      {asked && read.data && <Found answer={read.data} by={typed.by} />}
    </Frame>
  );
}

interface FoundProps {
  answer: NonNullable<ReturnType<typeof useFoundOrders>['data']>;
  by: OrderQuery;
}

function Found({ answer, by }: FoundProps) {
  const t = useMessages('order-query');
  const wayOf = useOrderHref();
  const now = useOrderClock();
  const today = useToday();
  const { orders, unreadable } = answer;
  return (
    <div aria-live="polite">
      <Listed
        count={orders.length}
        unreadable={unreadable}
        empty={
          <EmptyState
            drawing="order"
            title={t('none')}
            text={t(by === 'orderNo' ? 'none.orderNo' : 'none.text')}
          />
        }
      >
        <Section title={t('found', { count: orders.length })}>
          <ul className={styles.rows}>
            {newestFirst(orders).map((order) => (
              <OrderRow
                key={order.orderNo}
                order={order}
                status={orderStatus(order, now)}
                today={today}
                {...wayOf(order)}
              />
            ))}
          </ul>
        </Section>
      </Listed>
    </div>
  );
}
