import { useEffect } from 'react';
import { useReloadTier } from '../../client/tier-orders.ts';
import { TierOrderHead } from '../../components/tier-orders/TierOrderHead.tsx';
import { TierPanel } from '../../components/tier-orders/TierPanel.tsx';
import { useTierOrderName } from '../../components/tier-orders/use-tier-order-name.ts';
import type { TierOrder } from '../../contracts/tier-orders.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { tierOrderStanding, type TierOrderState } from '../../rules/tiers/sale.ts';
import { WatchedOrder } from '../payment/WatchedOrder.tsx';
import { Frame } from '../shell/Frame.tsx';
import { ReadOffline } from '../shell/ReadOffline.tsx';
import { NotListed } from '../shell/NotListed.tsx';
import { OrderNotFound } from './OrderNotFound.tsx';
import { PaymentFailed } from './PaymentFailed.tsx';
import { SaleStates } from './SaleStates.tsx';
import { soldAt } from './sold-at.ts';
import { useTierOrder } from './use-tier-order.ts';
import * as styles from './tier-orders.css.ts';

/** /mine/gradePay/GradePaySuccess: what came of an order, back from the cashier or without one. */
export function TierPaymentResultScreen() {
  const t = useMessages('tier-orders');
  const { tradingOrderNo } = usePlace('tierPaymentResult').query;
  const { read, now, order } = useTierOrder(tradingOrderNo);
  const nameOf = useTierOrderName();
  const reloadTier = useReloadTier();
  const completed = order?.state === 'completed';
  // Points and tier from before the payment may still be known here.
  useEffect(() => {
    if (completed) void reloadTier();
  }, [completed, reloadTier]);
  if (!order) {
    return (
      <Frame title={t('result.title')}>
        {read.data ? (
          <NotListed id={tradingOrderNo} unreadable={read.data.unreadable}>
            <OrderNotFound />
          </NotListed>
        ) : (
          <SaleStates read={read} title={t('failed.orders')} />
        )}
      </Frame>
    );
  }
  const state = tierOrderStanding(order, now);
  return (
    <WatchedOrder
      key={order.orderNo}
      orderNo={order.orderNo}
      due={order.state === 'waiting'}
      title={t('result.title')}
      onCertain={() => void read.refetch()}
    >
      <Frame
        title={t('result.title')}
        band={<TierOrderHead order={order} now={now} />}
        footer={<NextLinks order={order} state={state} />}
      >
        <div className={styles.stack}>
          <ReadOffline readAt={read.dataUpdatedAt} />
          <PaymentFailed order={order} state={state} />
          <TierPanel tier={order.tierCode} title={nameOf(order)} valid={order} />
        </div>
      </Frame>
    </WatchedOrder>
  );
}

/** To the order, and to what it was for: the tier, the payment, or another choice. */
function NextLinks({ order, state }: { order: TierOrder; state: TierOrderState }) {
  const t = useMessages('tier-orders');
  const { href } = useNavigation();
  const { orderNo, kind } = order;
  const main = {
    completed:
      kind === 'superMember'
        ? ([href('superMember'), t('way.benefits')] as const)
        : ([href('tier'), t('result.tier')] as const),
    waiting: [href('payment', { params: { id: orderNo } }), t('pay')] as const,
    cancelled: [href(soldAt[kind]), t('changed.again')] as const,
    expired: [href(soldAt[kind]), t('changed.again')] as const,
  }[state];
  return (
    <div className={styles.actions}>
      <Button variant="outline" href={href('tierOrderDetail', { query: { tradingOrderNo: orderNo } })}>
        {t('result.order')}
      </Button>
      <Button tone={state === 'waiting' ? 'pay' : 'action'} href={main[0]}>
        {main[1]}
      </Button>
    </div>
  );
}
