import { MakeUpBill } from '../../../components/tier-orders/MakeUpBill.tsx';
import { PointsPrice } from '../../../components/tier-orders/PointsPrice.tsx';
import { TierPanel } from '../../../components/tier-orders/TierPanel.tsx';
import { useTierOrderName } from '../../../components/tier-orders/use-tier-order-name.ts';
import type { TierOffer } from '../../../contracts/orders/tier-orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { pointsMissing, type TierSale } from '../../../rules/tiers/sale.ts';
import * as styles from './tier-orders.css.ts';

const words = {
  raise: 'choose.raise',
  extend: 'choose.extend',
  makeUpRaise: 'choose.makeUp',
  makeUpKeep: 'choose.makeUp',
  superMember: 'choose.superMember',
} as const satisfies Record<TierSale, string>;

interface OfferPanelProps {
  offer: TierOffer;
  /** Points that can be spent. */
  available: number;
  /** Another order has to be dealt with first. */
  held: boolean;
}

/** Tier on sale, its price against what the member has, and the way on where it can be had. */
export function OfferPanel({ offer, available, held }: OfferPanelProps) {
  const t = useMessages('tier-orders');
  const { href } = useNavigation();
  const nameOf = useTierOrderName();
  const name = nameOf(offer);
  const short = pointsMissing(offer, available) > 0;
  return (
    <TierPanel tier={offer.tierCode} title={name} valid={offer}>
      {offer.parts ? (
        <MakeUpBill parts={offer.parts} total={offer.cash} />
      ) : (
        <PointsPrice
          price={offer}
          available={available}
          way={
            <Button variant="text" size="medium" className={styles.way} href={href('buyPoints')}>
              {t('buy')}
            </Button>
          }
        />
      )}
      {!short && !held && (
        <Button
          wide
          size="medium"
          variant="tinted"
          aria-label={`${t(words[offer.kind])} ${name}`}
          href={href('tierPayment', { query: { offer: offer.offerId } })}
        >
          {t(words[offer.kind])}
        </Button>
      )}
    </TierPanel>
  );
}
