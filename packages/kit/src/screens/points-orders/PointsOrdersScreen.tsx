import { usePointsOrders } from '../../client/points-orders.ts';
import type { PointsOrder } from '../../contracts/points-orders.ts';
import { PointsOrderCard } from '../../components/points-order/PointsOrderCard.tsx';
import { useAirlineClock } from '../../host/use-airline-clock.ts';
import type { UnreadableEntry } from '../../contracts/unreadable.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { newestFirst } from '../../rules/seats/order.ts';
import { Frame } from '../shell/Frame.tsx';
import { Listed } from '../shell/Listed.tsx';
import { ReadOffline } from '../shell/ReadOffline.tsx';
import { useClockTick } from '../shell/use-clock-tick.ts';
import { ReadStates } from './ReadStates.tsx';
import * as styles from './points-orders.css.ts';

/** How often the time that is left is counted anew, ms. */
const tick = 5000;

/** /mine/orderList: the member's orders of points, newest first. */
export function PointsOrdersScreen() {
  const t = useMessages('points-orders');
  const read = usePointsOrders();
  const now = useClockTick(useAirlineClock(), tick);
  return (
    <Frame title={t('list.title')}>
      {read.data ? (
        <>
          <div className={styles.above}>
            <ReadOffline readAt={read.dataUpdatedAt} />
          </div>
          <Orders orders={newestFirst(read.data.orders)} unreadable={read.data.unreadable} now={now} />
        </>
      ) : (
        <ReadStates read={read} of="list" />
      )}
    </Frame>
  );
}

interface OrdersProps {
  orders: readonly PointsOrder[];
  unreadable: readonly UnreadableEntry[] | undefined;
  /** The airline's clock, ms since 1970. */
  now: number;
}

function Orders({ orders, unreadable, now }: OrdersProps) {
  const t = useMessages('points-orders');
  const { href } = useNavigation();
  const empty = (
    <Card>
      <EmptyState
        icon="receipt"
        title={t('list.empty')}
        text={t('list.emptyText')}
        action={
          <Button variant="tinted" size="medium" href={href('buyPoints')}>
            {t('buy.title')}
          </Button>
        }
      />
    </Card>
  );
  return (
    <Listed count={orders.length} unreadable={unreadable} empty={empty}>
      <ul className={styles.stack} aria-label={t('list.title')}>
        {orders.map((order) => (
          <li key={order.orderNo}>
            <PointsOrderCard
              order={order}
              now={now}
              href={href('pointsOrderDetail', { query: { orderNum: order.orderNo } })}
            />
          </li>
        ))}
      </ul>
    </Listed>
  );
}
