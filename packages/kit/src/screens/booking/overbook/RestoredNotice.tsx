import { useMessages } from '../../../messages/provider.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { useOfBooking, useWay } from './under-way.tsx';
import * as styles from './overbook.css.ts';

/** A reload has left the choices alone: who travels is asked for once more. */
export function RestoredNotice() {
  const t = useMessages('booking-form');
  const { restored } = useWay();
  const nobody = useOfBooking(({ people }) => people.chosen.length === 0);
  return (
    restored &&
    nobody && (
      <Notice tone="info" title={t('restored')} className={styles.above}>
        {t('restoredText')}
      </Notice>
    )
  );
}
