import { usePointsSummary } from '../../client/points.ts';
import { useMessages } from '../../messages/provider.tsx';
import * as styles from './points-orders.css.ts';

/** What there is already; without it nothing is missing. */
export function Balance() {
  const t = useMessages('points-orders');
  const { data } = usePointsSummary();
  if (!data) return null;
  return (
    <p className={styles.balance}>
      <span className={styles.label}>{t('balance')}</span>
      <span className={styles.figure}>
        {t.rich('points', {
          points: data.remainPoint,
          u: (words) => <span className={styles.unit}>{words}</span>,
        })}
      </span>
    </p>
  );
}
