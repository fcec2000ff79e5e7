import type { ReactNode } from 'react';
import { usePointsSummary } from '../../../client/points/points.ts';
import { Amount } from '../../../components/amount/Amount.tsx';
import { OrderFact, OrderFacts } from '../../../components/order/OrderFacts.tsx';
import type { ResponseOf } from '../../../contracts/call.ts';
import type { pointsOffer } from '../../../contracts/orders/points-orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { pointsProblem, priceOfPoints } from '../../../rules/points-orders/buying.ts';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { Due, DueAmount } from '../Due.tsx';
import { OrderOutcome } from './OrderOutcome.tsx';
import type { useOrdering } from './use-ordering.ts';
import * as styles from './points-orders.css.ts';

export interface ConfirmationProps {
  offer: ResponseOf<typeof pointsOffer>;
  points: number;
  ordering: ReturnType<typeof useOrdering>;
}

const problemOf = ({ offer, points }: ConfirmationProps) => offer.forbidden ?? pointsProblem(points, offer);

/** Points that are ordered, at which rate and for whom, and the result of ordering them. */
export function Confirmation({
  change,
  children,
  ...confirmed
}: ConfirmationProps & {
  /** The way to another number. */
  change: ReactNode;
  /** Frame around the facts. */
  children: (facts: ReactNode) => ReactNode;
}) {
  const t = useMessages('points-orders');
  const { money, number } = useFormats();
  const { data: summary } = usePointsSummary();
  const { offer, points, ordering } = confirmed;
  const { write } = ordering;
  return (
    <>
      <OrderOutcome
        write={write}
        problem={write.state === 'idle' ? problemOf(confirmed) : undefined}
        change={change}
      />
      {children(
        <>
          <p className={styles.what}>
            <span className={styles.label}>{t('confirm.points')}</span>
            <span className={styles.whatFigure}>
              {t.rich('points', {
                points,
                u: (words) => <span className={styles.unit}>{words}</span>,
              })}
            </span>
          </p>
          <OrderFacts>
            <OrderFact label={t('rate')}>
              {t('rate.value', { points: offer.unitPoints, price: money(offer.unitPrice) })}
            </OrderFact>
            <OrderFact label={t('confirm.for')}>{t('confirm.self')}</OrderFact>
            {summary && (
              <OrderFact label={t('confirm.after')}>{number(summary.remainPoint + points)}</OrderFact>
            )}
          </OrderFacts>
        </>,
      )}
    </>
  );
}

/** Its price, and the button that orders; while the outcome is unknown, the one that looks it up. */
export function ConfirmationBar(confirmed: ConfirmationProps) {
  const t = useMessages('points-orders');
  const { offer, points, ordering } = confirmed;
  return (
    <>
      <Due label={t('total')}>
        <DueAmount>
          <Amount value={priceOfPoints(points, offer)} />
        </DueAmount>
      </Due>
      <WriteButton
        tone="pay"
        className={styles.step}
        write={ordering.write}
        disabled={problemOf(confirmed) !== undefined}
        onCheck={ordering.check}
        onClick={() => void ordering.send(points)}
      >
        {t('submit')}
      </WriteButton>
    </>
  );
}
