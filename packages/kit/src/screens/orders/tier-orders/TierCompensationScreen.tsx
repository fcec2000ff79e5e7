import { useTierOffers } from '../../../client/orders/tier-orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { TierLinks } from './TierLinks.tsx';
import { SaleStates } from './SaleStates.tsx';
import { TierOfferPanels } from './TierOfferPanels.tsx';
import * as styles from './tier-orders.css.ts';

/** /mine/compensationGrade: money for what is missing to reach the next tier, or to keep the present one. */
export function TierCompensationScreen() {
  const t = useMessages('tier-orders');
  const read = useTierOffers();
  const { data: sale } = read;
  const sells = sale && sale.tierCode !== 'CHD';
  return (
    <Frame title={t('makeUp.title')}>
      {sale ? (
        <div className={styles.stack}>
          <TierOfferPanels sale={sale} kinds={['makeUpRaise', 'makeUpKeep']} readAt={read.dataUpdatedAt} />
        </div>
      ) : (
        <SaleStates read={read} />
      )}
      {sale && <TierLinks ways={sells ? ['exchange', 'orders', 'rules'] : ['rules']} />}
    </Frame>
  );
}
