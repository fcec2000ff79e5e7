import { useTierOrders } from '../../../client/orders/tier-orders.ts';
import { TierOrderCard } from '../../../components/tier-orders/TierOrderCard.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { NoOrders } from '../NoOrders.tsx';
import { OrderList } from '../OrderList.tsx';
import { useTierOrderWords } from './use-tier-order-words.ts';

/** The member's orders of this kind, newest first. */
export function TierOrderList() {
  const t = useMessages('tier-orders');
  const words = useTierOrderWords();
  const { href } = useNavigation();
  const empty = (
    <NoOrders
      title={t('list.empty')}
      text={t('list.emptyText')}
      action={t('exchange.title')}
      to="exchangeTier"
    />
  );
  return (
    <OrderList title={t('list.title')} read={useTierOrders()} words={words} empty={empty}>
      {(order, now) => (
        <TierOrderCard
          order={order}
          now={now}
          href={href('tierOrderDetail', { query: { tradingOrderNo: order.orderNo } })}
        />
      )}
    </OrderList>
  );
}
