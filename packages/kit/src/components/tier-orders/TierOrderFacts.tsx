import type { RootProps } from '../../primitives/root-props.ts';
import { Amount } from '../amount/Amount.tsx';
import type { TierOrder } from '../../contracts/orders/tier-orders.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Section } from '../../primitives/card/Section.tsx';
import { OrderFact, OrderFacts, OrderNumber, OrderTime } from '../order/OrderFacts.tsx';

export interface TierOrderFactsProps extends RootProps {
  /** The order, as the back end gives it. */
  order: TierOrder;
  /** Name of the way in which it was paid. */
  paidBy?: string | undefined;
  /** The order number is wanted in the clipboard. */
  onCopy: () => void;
}

/** Number, times, price and validity of an order of a tier. */
export function TierOrderFacts({ order, paidBy, onCopy, ...root }: TierOrderFactsProps) {
  const t = useMessages('tier-orders');
  const orders = useMessages('orders');
  const { date } = useFormats();
  const { orderNo, orderedAt, completedAt, points, cash, validFrom, validUntil } = order;
  return (
    <Section {...root} title={orders('facts')}>
      <OrderFacts>
        <OrderNumber orderNo={orderNo} onCopy={onCopy} />
        <OrderTime label={orders('facts.orderedAt')} at={orderedAt} />
        <OrderTime label={t('facts.done')} at={completedAt} />
        {points > 0 && <OrderFact label={t('facts.points')}>{t('amount.points', { points })}</OrderFact>}
        {cash && (
          <OrderFact label={orders('facts.amount')} strong>
            <Amount value={cash} />
          </OrderFact>
        )}
        {paidBy !== undefined && <OrderFact label={orders('facts.paidBy')}>{paidBy}</OrderFact>}
        <OrderFact label={t('facts.valid')}>
          {t('valid', { from: date(validFrom, 'date'), until: date(validUntil, 'date') })}
        </OrderFact>
      </OrderFacts>
    </Section>
  );
}
