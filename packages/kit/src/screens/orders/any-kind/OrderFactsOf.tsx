import { OrderFact, OrderFacts, OrderNumber, OrderTime } from '../../../components/order/OrderFacts.tsx';
import { useMethodName } from '../../../components/payment/use-method-name.ts';
import { MaskedText } from '../../../components/person-line/MaskedText.tsx';
import type { OrderDetail } from '../../../contracts/orders/order-detail.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useToldDays } from '../../../messages/use-told-days.ts';
import type { OrderEvent } from '../../../rules/orders/events.ts';
import { useToday } from '../../shell/use-today.ts';
import { useCopy } from '../../shell/use-copy.ts';
import * as styles from './order-detail.css.ts';

/** Number, payment and contact of an order, and the times that its timeline does not tell. */
export function OrderFactsOf({ order }: { order: OrderDetail }) {
  const t = useMessages('order-detail');
  const orders = useMessages('orders');
  const methodName = useMethodName();
  const copy = useCopy();
  const { orderNo, orderedAt, paidAt, paidBy, later, contact, timeline } = order;
  const { day } = useToldDays(useToday());
  const told = (wanted: OrderEvent) => timeline.some(({ event }) => event === wanted);
  return (
    <OrderFacts className={styles.facts}>
      <OrderNumber orderNo={orderNo} onCopy={() => void copy(orderNo)} />
      <OrderTime label={orders('facts.orderedAt')} at={told('ordered') ? undefined : orderedAt} />
      <OrderTime label={t('paidAt')} at={told('paid') ? undefined : paidAt} />
      {paidBy && <OrderFact label={orders('facts.paidBy')}>{methodName({ kind: paidBy })}</OrderFact>}
      {later.map(
        ({ kind, at, paidBy: by }) =>
          by && (
            <OrderFact key={`${kind} ${at}`} label={t(`price.${kind}`, { date: day(at) })}>
              {methodName({ kind: by })}
            </OrderFact>
          ),
      )}
      {contact && (
        <OrderFact label={t('contact')}>
          {contact.name} <MaskedText text={contact.phone} />
        </OrderFact>
      )}
    </OrderFacts>
  );
}
