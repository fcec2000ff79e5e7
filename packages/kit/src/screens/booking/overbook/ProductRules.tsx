import { useMessages } from '../../../messages/provider.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import type { Booking } from './derive.ts';
import * as styles from './overbook.css.ts';

/** Rules of a product that only some parties may buy; nothing for a usual one. */
export function ProductRules({ terms: { productLimit } }: { terms: Booking['terms'] }) {
  const t = useMessages('booking-form');
  if (!productLimit || (productLimit.passengers === undefined && !productLimit.members)) return null;
  const { passengers, members } = productLimit;
  return (
    <Notice tone="attention" title={t('product.title')} className={styles.above}>
      <ul className={styles.rules}>
        {passengers !== undefined && <li>{t('party.partyLimit', { count: passengers })}</li>}
        {members && <li>{t('product.members')}</li>}
      </ul>
    </Notice>
  );
}
