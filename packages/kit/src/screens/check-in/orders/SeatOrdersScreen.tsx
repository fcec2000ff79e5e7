import { useSeatOrders } from '../../../client/seats.ts';
import { SeatOrderCard } from '../../../components/seat-order/SeatOrderCard.tsx';
import { useAirlineClock } from '../../../host/use-airline-clock.ts';
import type { SeatOrder } from '../../../contracts/seats.ts';
import type { UnreadableEntry } from '../../../contracts/unreadable.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { newestFirst } from '../../../rules/seats/order.ts';
import { Frame } from '../../shell/Frame.tsx';
import { Listed } from '../../shell/Listed.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { useClockTick } from '../../shell/use-clock-tick.ts';
import { OrderStates } from './OrderStates.tsx';
import * as styles from './orders.css.ts';

/** How often the time that is left is counted anew, ms. */
export const tick = 5000;

/** /boarde/seatOrder: the member's seat orders, newest first. */
export function SeatOrdersScreen() {
  const t = useMessages('seat-orders');
  const read = useSeatOrders();
  const now = useClockTick(useAirlineClock(), tick);
  if (!read.data) {
    return (
      <Frame title={t('title')}>
        <OrderStates read={read} />
      </Frame>
    );
  }
  return (
    <Frame title={t('title')}>
      <div className={styles.above}>
        <ReadOffline readAt={read.dataUpdatedAt} />
      </div>
      <Orders orders={newestFirst(read.data.orders)} unreadable={read.data.unreadable} now={now} />
    </Frame>
  );
}

interface OrdersProps {
  orders: readonly SeatOrder[];
  unreadable: readonly UnreadableEntry[] | undefined;
  /** The airline's clock, ms since 1970. */
  now: number;
}

function Orders({ orders, unreadable, now }: OrdersProps) {
  const t = useMessages('seat-orders');
  const { href } = useNavigation();
  const empty = (
    <Card>
      <EmptyState
        icon="seat"
        title={t('list.empty')}
        text={t('list.emptyText')}
        action={
          <Button variant="tinted" size="medium" href={href('checkIn')}>
            {t('list.choose')}
          </Button>
        }
      />
    </Card>
  );
  return (
    <Listed count={orders.length} unreadable={unreadable} empty={empty}>
      <ul className={styles.orders} aria-label={t('title')}>
        {orders.map((order) => (
          <li key={order.orderNo}>
            <SeatOrderCard
              order={order}
              now={now}
              href={href('seatOrderDetail', { query: { order: order.orderNo } })}
            />
          </li>
        ))}
      </ul>
    </Listed>
  );
}
