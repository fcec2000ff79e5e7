import { useEffect } from 'react';
import { useReloadTier, useTierOrders } from '../../../client/orders/tier-orders.ts';
import type { TierOrder } from '../../../contracts/orders/tier-orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { usePlace } from '../../../navigation/provider.tsx';
import { orderStatus } from '../../../rules/orders/status.ts';
import type { TierSale } from '../../../rules/tiers/sale.ts';
import { OrderOf } from '../OrderOf.tsx';
import { WatchedOrder } from '../payment/WatchedOrder.tsx';
import { TierOrdered } from './TierOrdered.tsx';
import { TierReached } from './TierReached.tsx';
import { useOrderClock } from '../use-order-clock.ts';
import { useTierOrderWords } from './use-tier-order-words.ts';

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

/** Sales that bring another tier; the others keep what is there, or come beside it. */
const raises: ReadonlySet<TierSale> = new Set(['raise', 'makeUpRaise']);

function Result({ order, readAt }: ResultProps) {
  const reloadTier = useReloadTier();
  const now = useOrderClock();
  const status = orderStatus(order, now);
  const completed = order.state === 'completed';
  // Points and tier from before the payment may still be known here.
  useEffect(() => {
    if (completed) void reloadTier();
  }, [completed, reloadTier]);
  return status === 'completed' && raises.has(order.kind) ? (
    <TierReached order={order} readAt={readAt} />
  ) : (
    <TierOrdered order={order} status={status} now={now} readAt={readAt} />
  );
}
