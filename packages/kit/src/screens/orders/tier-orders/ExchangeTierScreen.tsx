import { useTierOffers } from '../../../client/orders/tier-orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { Frame } from '../../shell/Frame.tsx';
import { TierLinks } from './TierLinks.tsx';
import { SaleStates } from './SaleStates.tsx';
import { TierOfferPanels } from './TierOfferPanels.tsx';
import * as styles from './tier-orders.css.ts';

/** /mine/exchangeMember: points for the next tier, or for another year of the present one. */
export function ExchangeTierScreen() {
  const t = useMessages('tier-orders');
  const { number } = useFormats();
  const read = useTierOffers();
  const { data: sale } = read;
  const sells = sale && sale.tierCode !== 'CHD';
  return (
    <Frame
      title={t('exchange.title')}
      band={
        sells && (
          <p className={styles.balance}>
            {t.rich('balance', {
              points: number(sale.available),
              count: sale.available,
              b: (words) => <strong className={styles.figure}>{words}</strong>,
            })}
          </p>
        )
      }
    >
      {sale ? (
        <div className={styles.stack}>
          <TierOfferPanels sale={sale} kinds={['raise', 'extend']} readAt={read.dataUpdatedAt} />
          {sells && <p className={styles.note}>{t('points.when')}</p>}
        </div>
      ) : (
        <SaleStates read={read} />
      )}
      {sale && <TierLinks ways={sells ? ['makeUp', 'super', 'orders', 'rules'] : ['rules']} />}
    </Frame>
  );
}
