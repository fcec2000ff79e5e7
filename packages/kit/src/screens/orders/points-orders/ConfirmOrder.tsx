import { Amount } from '../../../components/amount/Amount.tsx';
import { useEffect } from 'react';
import { usePointsSummary } from '../../../client/points/points.ts';
import type { ResponseOf } from '../../../contracts/call.ts';
import type { pointsOffer, PointsOrder } from '../../../contracts/orders/points-orders.ts';
import { OrderFact, OrderFacts } from '../../../components/order/OrderFacts.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { pointsProblem, priceOfPoints } from '../../../rules/points-orders/buying.ts';
import { Frame } from '../../shell/Frame.tsx';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { Due, DueAmount } from '../Due.tsx';
import { OrderOutcome } from './OrderOutcome.tsx';
import { usePurchaseDraft } from './draft.ts';
import { Terms } from './Terms.tsx';
import { useOrdering } from './use-ordering.ts';
import * as styles from './points-orders.css.ts';

export interface ConfirmOrderProps {
  offer: ResponseOf<typeof pointsOffer>;
  points: number;
  purchaseId: string;
  /** The order that this purchase has made already. */
  known: PointsOrder | undefined;
}

/** How many points at which price, once more, and the order. */
export function ConfirmOrder({ offer, points, purchaseId, known }: ConfirmOrderProps) {
  const t = useMessages('points-orders');
  const { money, number } = useFormats();
  const { href } = useNavigation();
  const { data: summary } = usePointsSummary();
  const ordering = useOrdering(purchaseId, points);
  const { write } = ordering;
  const price = priceOfPoints(points, offer);
  const problem = offer.forbidden ?? pointsProblem(points, offer);
  const change = (
    <Button variant="text" size="medium" href={href('buyPoints')}>
      {t('change')}
    </Button>
  );
  if (known && write.state === 'idle') return <Already order={known} />;
  return (
    <Frame
      title={t('confirm.title')}
      footer={
        <>
          <Due label={t('total')}>
            <DueAmount>
              <Amount value={price} />
            </DueAmount>
          </Due>
          <WriteButton
            tone="pay"
            className={styles.step}
            write={write}
            disabled={problem !== undefined}
            onCheck={ordering.check}
            onClick={() => void ordering.send(points)}
          >
            {t('submit')}
          </WriteButton>
        </>
      }
    >
      <OrderOutcome write={write} problem={write.state === 'idle' ? problem : undefined} change={change} />
      <Section title={t('confirm.what')}>
        <Card>
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
        </Card>
      </Section>
      <Terms offer={offer} />
    </Frame>
  );
}

/** Somebody comes back to an order that has been placed. */
function Already({ order: { orderNo, purchaseId } }: { order: PointsOrder }) {
  const t = useMessages('points-orders');
  const { href } = useNavigation();
  const { forget } = usePurchaseDraft(purchaseId);
  // The next order is another purchase.
  useEffect(forget, [forget]);
  return (
    <Frame title={t('confirm.title')}>
      <EmptyState
        drawing="order"
        title={t('already')}
        text={t('already.text')}
        action={
          <Button
            variant="outline"
            size="medium"
            href={href('pointsOrderDetail', { query: { orderNum: orderNo } })}
          >
            {t('toOrder')}
          </Button>
        }
      />
    </Frame>
  );
}
