import type { RootProps } from '../../primitives/root-props.ts';
import { Amount } from '../amount/Amount.tsx';
import type { PointsOrder } from '../../contracts/orders/points-orders.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Section } from '../../primitives/card/Section.tsx';
import { OrderFact, OrderFacts, OrderNumber, OrderTime } from '../order/OrderFacts.tsx';

export interface PointsOrderFactsProps extends RootProps {
  /** The order, as the back end gives it. */
  order: PointsOrder;
  /** The order number is wanted in the clipboard. */
  onCopy: () => void;
}

/** Points and price, number, times and payment of an order of points. */
export function PointsOrderFacts({ order, onCopy, ...root }: PointsOrderFactsProps) {
  const t = useMessages('points-orders');
  const orders = useMessages('orders');
  const payment = useMessages('payment');
  const { date } = useFormats();
  const { orderNo, points, price, orderedAt, paidAt, paidBy, expireDate } = order;
  return (
    <Section {...root} title={orders('facts')}>
      <OrderFacts>
        <OrderFact label={t('facts.points')}>{t('pointsText', { points })}</OrderFact>
        <OrderFact label={orders('facts.amount')}>
          <Amount value={price} />
        </OrderFact>
        <OrderNumber orderNo={orderNo} onCopy={onCopy} />
        <OrderTime label={orders('facts.orderedAt')} at={orderedAt} />
        <OrderTime label={t('facts.paidAt')} at={paidAt} />
        {paidBy && <OrderFact label={orders('facts.paidBy')}>{payment(`method.${paidBy}`)}</OrderFact>}
        {expireDate !== undefined && (
          <OrderFact label={t('facts.until')}>{date(expireDate, 'date')}</OrderFact>
        )}
      </OrderFacts>
    </Section>
  );
}
