import type { RequestFailure } from '../../../client/failure.ts';
import { tierRefusedAs } from '../../../client/orders/tier-orders.ts';
import type { TierOffers } from '../../../contracts/orders/tier-orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { WaitingNotice } from './WaitingNotice.tsx';

interface PurchaseRefusedProps {
  failure: RequestFailure;
  /** Orders that wait, as far as they are known. */
  waiting: TierOffers['waiting'];
}

const told = {
  'tierOrder.notSold': ['barTitle.notSold', 'bar.notSold', 'tier', 'way.tier'],
  'tierOrder.topTier': ['barTitle.topTier', 'bar.topTier', 'benefits', 'way.benefits'],
  'tierOrder.child': ['barTitle.child', 'bar.child', 'tier', 'way.tier'],
  'tierOrder.tooFar': ['barTitle.tooFar', 'bar.tooFar', 'tier', 'way.tier'],
  'tierOrder.points': ['refused.points', 'refused.pointsText', 'buyPoints', 'buy'],
  'tierOrder.changed': ['changed', 'changed.text', 'exchangeTier', 'changed.again'],
  'tierOrder.running': ['barTitle.running', 'bar.running', 'superMember', 'way.super'],
  'tierOrder.closed': ['refused.closed', 'refused.closedText', 'tierOrders', 'way.orders'],
} as const;

/** Why an order was not taken, in our words, with the way out; a reason that is not known in the airline's. */
export function PurchaseRefused({ failure, waiting }: PurchaseRefusedProps) {
  const t = useMessages('tier-orders');
  const { href } = useNavigation();
  const code = tierRefusedAs(failure);
  const [first] = waiting;
  if (code === 'tierOrder.waiting') {
    if (first) return <WaitingNotice orderNo={first.orderNo} />;
    return (
      <Notice tone="attention" icon="clock" title={t('waiting')} live>
        {t('waiting.text')}
      </Notice>
    );
  }
  if (code === undefined) {
    return (
      <Notice tone="error" title={t('refused')} live>
        {failure.failure.kind === 'refused' && failure.failure.message}
      </Notice>
    );
  }
  const [title, text, destination, way] = told[code];
  return (
    <Notice
      tone="error"
      title={t(title)}
      live
      action={
        <Button variant="outline" size="medium" href={href(destination)}>
          {t(way)}
        </Button>
      }
    >
      {t(text)}
    </Notice>
  );
}
