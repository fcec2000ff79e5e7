import { usePointsOffer, usePointsOrders } from '../../../client/orders/points-orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { readPoints } from '../../../rules/points-orders/buying.ts';
import { Frame } from '../../shell/Frame.tsx';
import { ConfirmOrder } from './ConfirmOrder.tsx';
import { joinReads } from '../../shell/join-reads.ts';
import { ReadStates } from '../../shell/ReadStates.tsx';

/** /mine/order: what is about to be ordered, and the order itself. */
export function PointsOrderScreen() {
  const t = useMessages('points-orders');
  const { points: text = '', purchase } = usePlace('pointsOrder').query;
  const points = readPoints(text);
  const offer = usePointsOffer();
  const orders = usePointsOrders();
  if (points === undefined || purchase === undefined) return <Unclear />;
  if (offer.data && orders.data) {
    const { orders: known } = orders.data;
    return (
      <ConfirmOrder
        key={purchase}
        offer={offer.data}
        points={points}
        purchaseId={purchase}
        known={known.find(({ purchaseId }) => purchaseId === purchase)}
      />
    );
  }
  return (
    <Frame title={t('confirm.title')}>
      <ReadStates read={joinReads([offer, orders])} title={t('load.failed')} note={t('load.unchanged')}>
        <Skeleton inlineSize="100%" blockSize={240} />
      </ReadStates>
    </Frame>
  );
}

/** An address that does not say how many. */
function Unclear() {
  const t = useMessages('points-orders');
  const { href } = useNavigation();
  return (
    <Frame title={t('confirm.title')}>
      <Card>
        <EmptyState
          icon="star-circle"
          title={t('unclear')}
          text={t('unclear.text')}
          action={
            <Button variant="tinted" size="medium" href={href('buyPoints')}>
              {t('choose')}
            </Button>
          }
        />
      </Card>
    </Frame>
  );
}
