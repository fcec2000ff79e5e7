import { useMessages } from '../../messages/provider.tsx';
import * as styles from './PayWays.css.ts';

export interface PointsMeterProps {
  /** Points that can be spent now. */
  available: number;
  /** Points wanted beyond that, at least 1. */
  missing: number;
}

/** How far the points reach: ink what there is, hatched what is missing, and both in words. */
export function PointsMeter({ available, missing }: PointsMeterProps) {
  const t = useMessages('seat-orders');
  return (
    <div>
      <div className={styles.meter} aria-hidden>
        {available > 0 && <span className={styles.have} style={{ flexGrow: available }} />}
        <span className={styles.missing} style={{ flexGrow: missing }} />
      </div>
      <p className={styles.ends}>
        <span>{t('meter.have', { points: available })}</span>
        <span className={styles.gap}>{t('meter.missing', { points: missing })}</span>
      </p>
    </div>
  );
}
