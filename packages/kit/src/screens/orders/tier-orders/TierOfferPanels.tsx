import { ClosedWay } from '../../../components/tier-orders/ClosedWay.tsx';
import { TierPanel } from '../../../components/tier-orders/TierPanel.tsx';
import { useTierOrderName } from '../../../components/tier-orders/use-tier-order-name.ts';
import type { TierOffers } from '../../../contracts/orders/tier-orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { waitingBefore, type TierSale } from '../../../rules/tiers/sale.ts';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { ForChildren } from './ForChildren.tsx';
import { OfferPanel } from './OfferPanel.tsx';
import { WaitingNotice } from './WaitingNotice.tsx';
import { WayOut } from './WayOut.tsx';
import * as styles from './tier-orders.css.ts';

interface TierOfferPanelsProps {
  sale: TierOffers;
  /** Those that are told: the open ones in this order, then the closed ones. */
  kinds: readonly [TierSale, ...TierSale[]];
  /** When it was read, ms since 1970. */
  readAt: number;
}

/** The ways to a tier of some kinds: open with their price, closed with their reason. */
export function TierOfferPanels({ sale, kinds, readAt }: TierOfferPanelsProps) {
  const nameOf = useTierOrderName();
  const tiers = useMessages('tiers');
  const waiting = waitingBefore(sale.waiting, kinds[0]);
  const offerOf = (kind: TierSale) => sale.offers.find((one) => one.kind === kind);
  const openFirst = kinds.toSorted((one, other) => Number(!offerOf(one)) - Number(!offerOf(other)));
  if (sale.closed.some(({ bar }) => bar === 'child')) return <ForChildren />;
  return (
    <>
      <ReadOffline readAt={readAt} />
      {waiting && <WaitingNotice orderNo={waiting.orderNo} />}
      {openFirst.map((kind) => {
        const offer = offerOf(kind);
        const closed = sale.closed.find((one) => one.kind === kind);
        if (offer) {
          return (
            <OfferPanel key={kind} offer={offer} available={sale.available} held={waiting !== undefined} />
          );
        }
        return (
          closed && (
            <TierPanel
              key={kind}
              tier={closed.tierCode}
              title={closed.bar === 'topTier' ? tiers(`member.${closed.tierCode}`) : nameOf(closed)}
            >
              <div className={styles.stack}>
                <ClosedWay closed={closed} action={<WayOut bar={closed.bar} />} />
              </div>
            </TierPanel>
          )
        );
      })}
    </>
  );
}
