import { useTierOrders } from '../../client/tier-orders.ts';
import { TierOrderCard } from '../../components/tier-orders/TierOrderCard.tsx';
import { useAirlineClock } from '../../host/use-airline-clock.ts';
import type { TierOrder } from '../../contracts/tier-orders.ts';
import type { UnreadableEntry } from '../../contracts/unreadable.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { Frame } from '../shell/Frame.tsx';
import { Listed } from '../shell/Listed.tsx';
import { ReadOffline } from '../shell/ReadOffline.tsx';
import { useClockTick } from '../shell/use-clock-tick.ts';
import { SaleStates } from './SaleStates.tsx';
import * as styles from './tier-orders.css.ts';

/** How often the time that is left is counted anew, ms. */
const tick = 5000;

/** /mine/gradeOrder: the member's orders of tiers, newest first. */
export function TierOrdersScreen() {
  const t = useMessages('tier-orders');
  const read = useTierOrders();
  const now = useClockTick(useAirlineClock(), tick);
  return (
    <Frame title={t('list.title')}>
      {read.data ? (
        <div className={styles.stack}>
          <ReadOffline readAt={read.dataUpdatedAt} />
          <Orders orders={read.data.orders} unreadable={read.data.unreadable} now={now} />
        </div>
      ) : (
        <SaleStates read={read} title={t('failed.orders')} />
      )}
    </Frame>
  );
}

interface OrdersProps {
  orders: readonly TierOrder[];
  unreadable: readonly UnreadableEntry[] | undefined;
  /** The airline's clock, ms since 1970. */
  now: number;
}

function Orders({ orders, unreadable, now }: OrdersProps) {
  const t = useMessages('tier-orders');
  const { href } = useNavigation();
  const empty = (
    <Card>
      <EmptyState
        icon="receipt"
        title={t('list.empty')}
        text={t('list.emptyText')}
        action={
          <Button variant="tinted" size="medium" href={href('exchangeTier')}>
            {t('exchange.title')}
          </Button>
        }
      />
    </Card>
  );
  return (
    <Listed count={orders.length} unreadable={unreadable} empty={empty}>
      <ul className={styles.orders} aria-label={t('list.title')}>
        {orders.map((order) => (
          <li key={order.orderNo}>
            <TierOrderCard
              order={order}
              now={now}
              href={href('tierOrderDetail', { query: { tradingOrderNo: order.orderNo } })}
            />
          </li>
        ))}
      </ul>
    </Listed>
  );
}
