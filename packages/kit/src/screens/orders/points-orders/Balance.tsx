import { useMessages } from '../../../messages/provider.tsx';
import * as styles from './points-orders.css.ts';

/** Points that can be spent now. */
export function Balance({ points }: { points: number }) {
  const t = useMessages('points-orders');
  return (
    <p className={styles.balance}>
      <span className={styles.label}>{t('balance')}</span>
      <span className={styles.figure}>
        {t.rich('points', {
          points,
          u: (words) => <span className={styles.unit}>{words}</span>,
        })}
      </span>
    </p>
  );
}
