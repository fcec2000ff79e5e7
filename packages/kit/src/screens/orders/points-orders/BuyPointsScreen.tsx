import { usePointsOffer } from '../../../client/orders/points-orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { mostPoints } from '../../../rules/points-orders/buying.ts';
import { Frame } from '../../shell/Frame.tsx';
import { ChoosePoints } from './ChoosePoints.tsx';
import { ReadStates } from '../../shell/ReadStates.tsx';

/** /mine/buyPoints: how many points, and what they cost. */
export function BuyPointsScreen() {
  const t = useMessages('points-orders');
  const { href } = useNavigation();
  const read = usePointsOffer();
  const offer = read.data;
  if (offer && !offer.forbidden && mostPoints(offer) > 0)
    return <ChoosePoints offer={offer} readAt={read.dataUpdatedAt} />;
  return (
    <Frame
      title={t('buy.title')}
      action={<AppBarAction href={href('pointsOrders')}>{t('orders')}</AppBarAction>}
    >
      {offer ? (
        <Forbidden offer={offer} />
      ) : (
        <ReadStates read={read} title={t('load.failed')} note={t('load.unchanged')}>
          <Skeleton inlineSize="100%" blockSize={360} />
        </ReadStates>
      )}
    </Frame>
  );
}

/** Reason why nothing can be bought now. */
function Forbidden({
  offer: { forbidden, mostAYear },
}: {
  offer: Pick<NonNullable<ReturnType<typeof usePointsOffer>['data']>, 'forbidden' | 'mostAYear'>;
}) {
  const t = useMessages('points-orders');
  return forbidden ? (
    <EmptyState drawing="closed" title={t('child')} text={t('child.text')} action={<ToBill />} />
  ) : (
    <EmptyState
      drawing="closed"
      title={t('yearFull')}
      text={t('yearFull.text', { most: mostAYear })}
      action={<ToBill />}
    />
  );
}

function ToBill() {
  const t = useMessages('points-orders');
  const { href } = useNavigation();
  return (
    <Button variant="outline" size="medium" href={href('bill')}>
      {t('bill')}
    </Button>
  );
}
