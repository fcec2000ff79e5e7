import { useEffect } from 'react';
import type { ResponseOf } from '../../../contracts/call.ts';
import type { pointsOffer, PointsOrder } from '../../../contracts/orders/points-orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { Confirmation, ConfirmationBar } from './Confirmation.tsx';
import { usePurchaseDraft } from './draft.ts';
import { Terms } from './Terms.tsx';
import { useOrdering } from './use-ordering.ts';

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
  const { href } = useNavigation();
  const confirmed = { offer, points, ordering: useOrdering(purchaseId, points) };
  if (known && confirmed.ordering.write.state === 'idle') return <Already order={known} />;
  return (
    <Frame title={t('confirm.title')} footer={<ConfirmationBar {...confirmed} />}>
      <Confirmation
        {...confirmed}
        change={
          <Button variant="text" size="medium" href={href('buyPoints')}>
            {t('change')}
          </Button>
        }
      >
        {(facts) => (
          <Section title={t('confirm.what')}>
            <Card>{facts}</Card>
          </Section>
        )}
      </Confirmation>
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
