import { memo, useCallback } from 'react';
import { OrderFoot } from '../../../components/order-list/OrderFoot.tsx';
import { OrderEntry, OrderRow } from '../../../components/order-list/OrderRow.tsx';
import type { ListedOrder } from '../../../contracts/orders/orders.ts';
import type { RefundRequest } from '../../../contracts/refunds/refund-request.ts';
import { useAirlineClock } from '../../../host/use-airline-clock.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { usePane } from '../../../primitives/split-view/pane-context.ts';
import { VirtualList } from '../../../primitives/virtual-list/VirtualList.tsx';
import type { OrderListPage } from '../../../rules/orders/kinds.ts';
import { nextAction, type OrderGroups as Groups } from '../../../rules/orders/listing.ts';
import { orderStatus } from '../../../rules/orders/status.ts';
import { useRefundsByOrder } from '../../refunds/use-open-refunds.ts';
import { useClockTick } from '../../shell/use-clock-tick.ts';
import { useToday } from '../../shell/use-today.ts';
import { OrderRefund } from './OrderRefund.tsx';
import { useRowHref } from './use-row-href.ts';
import * as styles from '../../../components/order-list/OrderList.css.ts';

interface OrderGroupsProps {
  page: OrderListPage;
  groups: Groups<ListedOrder>;
  /** Several years are on show: months are told with theirs. */
  years: boolean;
}

/** Orders that wait for the traveller, then the months. */
export function OrderGroups({ page, groups: { attention, months }, years }: OrderGroupsProps) {
  const refunds = useRefundsByOrder();
  return (
    <>
      {attention.length > 0 && <Attention page={page} orders={attention} refunds={refunds} />}
      {months.map(({ month, orders }) => (
        <Month key={month} {...{ page, month, orders, years, refunds }} />
      ))}
    </>
  );
}

interface OrdersProps extends Pick<OrderGroupsProps, 'page'> {
  orders: readonly ListedOrder[];
  /** Refunds under way, by order. */
  refunds: ReadonlyMap<string, RefundRequest>;
}

const second = 1000;

/** Orders that wait, the shortest time first; the first that can be paid has the one filled button, unless an order beside has its own. */
function Attention({ page, orders, refunds }: OrdersProps) {
  const t = useMessages('order-list');
  const { href } = useNavigation();
  const wayOf = useRowHref(page);
  const now = useClockTick(useAirlineClock(), second);
  const today = useToday();
  const alone = usePane() === undefined;
  const first = orders.find((order) => nextAction(order, now) === 'pay');
  return (
    <Section title={t('attention')} action={t('count', { count: orders.length })} data-part="attention">
      <ul className={styles.rows}>
        {orders.map((order) => {
          const status = orderStatus(order, now);
          const way = wayOf(order);
          const refund = refunds.get(order.orderNo);
          const payable = nextAction(order, now) === 'pay';
          return (
            <OrderRow key={order.orderNo} {...{ order, status, today }} {...way}>
              <OrderFoot
                {...{ order, status, now }}
                href={way.href}
                payHref={payable ? href('payment', { params: { id: order.orderNo } }) : undefined}
                changeHref={
                  order.change === undefined
                    ? undefined
                    : href('orderDetail', { params: { id: order.orderNo }, query: { view: 'change' } })
                }
                leads={alone && order === first}
              />
              {refund && <OrderRefund request={refund} title={order.title} />}
            </OrderRow>
          );
        })}
      </ul>
    </Section>
  );
}

interface MonthProps extends OrdersProps {
  month: string;
  years: boolean;
}

/** First heights of a row, and of one with a refund under it; CSS px. */
const estimates = { row: 98, refund: 150 };
const keyOf = ({ orderNo }: ListedOrder): string => orderNo;

/** Orders of a month. Nothing of them changes while the clock goes on. */
const Month = memo(function Month({ page, month, orders, refunds, years }: MonthProps) {
  const t = useMessages('order-list');
  const { date } = useFormats();
  const clock = useAirlineClock();
  const wayOf = useRowHref(page);
  const now = clock();
  const today = useToday();
  const kindOf = useCallback(
    ({ orderNo }: ListedOrder) => (refunds.has(orderNo) ? 'refund' : 'row'),
    [refunds],
  );
  // Beside an order the list scrolls by itself, and finds the chosen one among its rows.
  const whole = usePane() !== undefined;
  const title = date(`${month}-01`, years ? 'month' : 'monthName');
  const facts = (order: ListedOrder) => {
    const refund = refunds.get(order.orderNo);
    return {
      order,
      status: orderStatus(order, now),
      today,
      ...wayOf(order),
      children: refund && <OrderRefund request={refund} title={order.title} />,
    };
  };
  return (
    <Section
      className={whole ? styles.month : undefined}
      title={title}
      action={t('count', { count: orders.length })}
    >
      {whole ? (
        <ul className={styles.rows}>
          {orders.map((order) => (
            <OrderRow key={order.orderNo} {...facts(order)} />
          ))}
        </ul>
      ) : (
        <div className={styles.rows}>
          <VirtualList label={title} items={orders} {...{ keyOf, kindOf, estimates }}>
            {(order) => <OrderEntry {...facts(order)} />}
          </VirtualList>
        </div>
      )}
    </Section>
  );
});
