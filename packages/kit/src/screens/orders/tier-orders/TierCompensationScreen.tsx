import { useTierOffers } from '../../../client/orders/tier-orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { MoreWays } from './MoreWays.tsx';
import { SaleStates } from './SaleStates.tsx';
import { Ways } from './Ways.tsx';
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
          <Ways sale={sale} kinds={['makeUpRaise', 'makeUpKeep']} readAt={read.dataUpdatedAt} />
        </div>
      ) : (
        <SaleStates read={read} />
      )}
      {sale && <MoreWays ways={sells ? ['exchange', 'orders', 'rules'] : ['rules']} />}
    </Frame>
  );
}
