import { OrderFact, OrderFacts, OrderNumber, OrderTime } from '../../../components/order/OrderFacts.tsx';
import { useMethodName } from '../../../components/payment/use-method-name.ts';
import type { OrderDetail } from '../../../contracts/orders/order-detail.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useCopy } from '../../shell/use-copy.ts';
import * as styles from './order-detail.css.ts';

/** Number, times, payment and contact of an order. */
export function OrderFactsOf({ order }: { order: OrderDetail }) {
  const t = useMessages('order-detail');
  const orders = useMessages('orders');
  const methodName = useMethodName();
  const copy = useCopy();
  const { orderNo, orderedAt, paidAt, paidBy, contact } = order;
  return (
    <OrderFacts className={styles.facts}>
      <OrderNumber orderNo={orderNo} onCopy={() => void copy(orderNo)} />
      <OrderTime label={orders('facts.orderedAt')} at={orderedAt} />
      <OrderTime label={t('paidAt')} at={paidAt} />
      {paidBy && <OrderFact label={orders('facts.paidBy')}>{methodName({ kind: paidBy })}</OrderFact>}
      {contact && (
        <OrderFact label={t('contact')}>
          {contact.name} {contact.phone}
        </OrderFact>
      )}
    </OrderFacts>
  );
}
