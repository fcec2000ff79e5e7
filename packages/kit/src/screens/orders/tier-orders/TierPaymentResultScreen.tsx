import { useEffect } from 'react';
import { useReloadTier, useTierOrders } from '../../../client/orders/tier-orders.ts';
import { TierOrderHead } from '../../../components/tier-orders/TierOrderHead.tsx';
import { TierPanel } from '../../../components/tier-orders/TierPanel.tsx';
import { useTierOrderName } from '../../../components/tier-orders/use-tier-order-name.ts';
import type { TierOrder } from '../../../contracts/orders/tier-orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { orderStatus, type OrderStatus } from '../../../rules/orders/status.ts';
import { Frame } from '../../shell/Frame.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { OrderOf } from '../OrderOf.tsx';
import { PaymentFailed } from '../PaymentFailed.tsx';
import { WatchedOrder } from '../payment/WatchedOrder.tsx';
import { soldAt } from '../sold-at.ts';
import { useOrderClock } from '../use-order-clock.ts';
import { useTierOrderWords } from './use-tier-order-words.ts';
import * as orderStyles from '../orders.css.ts';
import * as styles from './tier-orders.css.ts';

/** /mine/gradePay/GradePaySuccess: the outcome of an order, back from the cashier or without one. */
export function TierPaymentResultScreen() {
  const t = useMessages('tier-orders');
  const { tradingOrderNo } = usePlace('tierPaymentResult').query;
  const read = useTierOrders();
  const words = useTierOrderWords();
  return (
    <OrderOf title={t('result.title')} orderNo={tradingOrderNo} read={read} words={words} list="tierOrders">
      {(order) => (
        <WatchedOrder
          key={order.orderNo}
          orderNo={order.orderNo}
          due={order.state === 'waiting'}
          title={t('result.title')}
          onCertain={() => void read.refetch()}
        >
          <Result order={order} readAt={read.dataUpdatedAt} />
        </WatchedOrder>
      )}
    </OrderOf>
  );
}

interface ResultProps {
  order: TierOrder;
  /** When the order was read, ms since 1970. */
  readAt: number;
}

function Result({ order, readAt }: ResultProps) {
  const t = useMessages('tier-orders');
  const nameOf = useTierOrderName();
  const reloadTier = useReloadTier();
  const now = useOrderClock();
  const status = orderStatus(order, now);
  const completed = order.state === 'completed';
  // Points and tier from before the payment may still be known here.
  useEffect(() => {
    if (completed) void reloadTier();
  }, [completed, reloadTier]);
  return (
    <Frame
      title={t('result.title')}
      band={<TierOrderHead order={order} now={now} />}
      footer={<NextLinks order={order} status={status} />}
    >
      <div className={styles.stack}>
        <ReadOffline readAt={readAt} />
        {status === 'waiting' && order.paymentFailed && <PaymentFailed />}
        <TierPanel tier={order.tierCode} title={nameOf(order)} valid={order} />
      </div>
    </Frame>
  );
}

/** To the order, and to what it was for: the tier, the payment, or another choice. */
function NextLinks({ order, status }: { order: TierOrder; status: OrderStatus }) {
  const t = useMessages('tier-orders');
  const orders = useMessages('orders');
  const { href } = useNavigation();
  const { orderNo, kind } = order;
  const main = {
    completed:
      kind === 'superMember'
        ? ([href('superMember'), t('way.benefits')] as const)
        : ([href('tier'), t('result.tier')] as const),
    waiting: [href('payment', { params: { id: orderNo } }), orders('pay')] as const,
    cancelled: [href(soldAt[kind]), t('changed.again')] as const,
    expired: [href(soldAt[kind]), t('changed.again')] as const,
  }[status];
  return (
    <div className={orderStyles.actions}>
      <Button variant="outline" href={href('tierOrderDetail', { query: { tradingOrderNo: orderNo } })}>
        {t('result.order')}
      </Button>
      <Button tone={status === 'waiting' ? 'pay' : 'action'} href={main[0]}>
        {main[1]}
      </Button>
    </div>
  );
}
