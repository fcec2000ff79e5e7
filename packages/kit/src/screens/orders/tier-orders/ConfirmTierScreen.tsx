import { useState } from 'react';
import { useTierOffers } from '../../../client/orders/tier-orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { waitingBefore } from '../../../rules/tiers/sale.ts';
import { Frame } from '../../shell/Frame.tsx';
import { Confirm } from './Confirm.tsx';
import { ForChildren } from './ForChildren.tsx';
import { SaleStates } from './SaleStates.tsx';

/** /mine/gradePay: what is ordered and what it costs, before it is ordered and paid. */
export function ConfirmTierScreen() {
  const t = useMessages('tier-orders');
  const { offer: offerId } = usePlace('tierPayment').query;
  const read = useTierOffers();
  const { data: sale } = read;
  const found = sale?.offers.find((one) => one.offerId === offerId);
  // The outcome of an order is told where it was sent, though its offer may be gone by then.
  const [seen, setSeen] = useState(found);
  if (found && found !== seen) setSeen(found);
  const offer = found ?? (seen?.offerId === offerId ? seen : undefined);
  if (sale && offer) {
    return (
      <Confirm
        key={offer.offerId}
        offer={offer}
        available={sale.available}
        waiting={waitingBefore(sale.waiting, offer.kind)}
        gone={!found}
        readAt={read.dataUpdatedAt}
      />
    );
  }
  return (
    <Frame title={t('confirm.title')}>
      {!sale && <SaleStates read={read} />}
      {sale && (sale.tierCode === 'CHD' ? <ForChildren /> : <NoOffer asked={offerId !== undefined} />)}
    </Frame>
  );
}

/** The address names an offer that there is no longer, or none. */
function NoOffer({ asked }: { asked: boolean }) {
  const t = useMessages('tier-orders');
  const { href } = useNavigation();
  return (
    <EmptyState
      drawing="order"
      title={t(asked ? 'changed' : 'unchosen')}
      text={t(asked ? 'changed.text' : 'unchosen.text')}
      action={
        <Button variant="outline" size="medium" href={href('exchangeTier')}>
          {t(asked ? 'changed.again' : 'unchosen.choose')}
        </Button>
      }
    />
  );
}
