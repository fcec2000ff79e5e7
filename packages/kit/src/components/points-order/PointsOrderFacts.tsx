import type { PointsOrder } from '../../contracts/points-orders.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { OrderFact, OrderFacts } from './OrderFacts.tsx';
import * as styles from './OrderFacts.css.ts';

export interface PointsOrderFactsProps {
  /** The order, as the back end gives it. */
  order: PointsOrder;
  /** The order number is wanted in the clipboard. */
  onCopy: () => void;
}

/** Everything that an order says of itself. */
export function PointsOrderFacts({ order, onCopy }: PointsOrderFactsProps) {
  const t = useMessages('points-orders');
  const payment = useMessages('payment');
  const { date, money } = useFormats();
  const { orderNo, points, price, orderedAt, paidAt, paidBy, expireDate } = order;
  const moment = (at: string) => `${date(at, 'date')} ${date(at, 'time')}`;
  return (
    <Section title={t('facts')}>
      <OrderFacts>
        <OrderFact label={t('facts.points')}>{t('pointsText', { points })}</OrderFact>
        <OrderFact label={t('facts.price')}>{money(price)}</OrderFact>
        <OrderFact label={t('facts.orderNo')}>
          <span className={styles.number}>
            <IconButton icon="copy" label={t('copy')} className={styles.copy} onClick={onCopy} />
            {orderNo}
          </span>
        </OrderFact>
        <OrderFact label={t('facts.orderedAt')}>{moment(orderedAt)}</OrderFact>
        {paidAt !== undefined && <OrderFact label={t('facts.paidAt')}>{moment(paidAt)}</OrderFact>}
        {paidBy && <OrderFact label={t('facts.paidBy')}>{payment(`method.${paidBy}`)}</OrderFact>}
        {expireDate !== undefined && (
          <OrderFact label={t('facts.until')}>{date(expireDate, 'date')}</OrderFact>
        )}
      </OrderFacts>
    </Section>
  );
}
