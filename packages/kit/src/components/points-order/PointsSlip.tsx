import type { RootProps } from '../../primitives/root-props.ts';
import { Amount } from '../amount/Amount.tsx';
import type { ReactNode } from 'react';
import type { PointsOrder } from '../../contracts/orders/points-orders.ts';
import { useMessages } from '../../messages/provider.tsx';
import { PerforatedCard } from '../perforated-card/PerforatedCard.tsx';
import { SlipFact, SlipFacts } from '../result/SlipFacts.tsx';
import * as styles from './PointsSlip.css.ts';

export interface PointsSlipProps extends RootProps<HTMLDivElement> {
  /** The order, as the back end gives it. */
  order: Pick<PointsOrder, 'points' | 'price' | 'state' | 'orderNo'>;
  /** Points that can be spent now; left out while that is not known. */
  balance?: number | undefined;
}

/** Receipt of bought points: how many above the perforation, the price and the balance below. */
export function PointsSlip({ order: { points, price, state, orderNo }, balance, ...root }: PointsSlipProps) {
  const t = useMessages('points-orders');
  const orders = useMessages('orders');
  const payment = useMessages('payment');
  const credited = state === 'completed';
  const unit = (words: ReactNode) => <span className={styles.unit}>{words}</span>;
  return (
    <PerforatedCard
      {...root}
      stub={
        <SlipFacts>
          <SlipFact label={credited ? payment('paidSum') : orders('facts.amount')}>
            <Amount value={price} />
          </SlipFact>
          {balance !== undefined && (
            <SlipFact label={t('balance')}>{t.rich('points', { points: balance, u: unit })}</SlipFact>
          )}
        </SlipFacts>
      }
    >
      <p className={styles.label}>{t('facts.points')}</p>
      <p className={credited ? styles.credited : styles.figure}>
        {credited && '+'}
        {t.rich('points', { points, u: unit })}
      </p>
      <p className={styles.label}>
        {orders('facts.orderNo')} {orderNo}
      </p>
    </PerforatedCard>
  );
}
