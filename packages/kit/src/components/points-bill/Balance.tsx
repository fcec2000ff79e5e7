import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { soonDays } from '../../rules/bill.ts';
import * as styles from './BillBalance.css.ts';

interface BalanceProps {
  /** The points that can be spent. */
  figure: ReactNode;
  /** Points credited, points used, and points that expire soon. */
  measures: readonly [credited: ReactNode, used: ReactNode, soon: ReactNode];
  /** At the end of the first line. */
  action?: ReactNode;
}

/** The band at the head of the bill: its labels are known before its figures. */
export function Balance({ figure, measures: [credited, used, soon], action }: BalanceProps) {
  const t = useMessages('points');
  return (
    <section className={styles.band} aria-label={t('bill.available')}>
      <div className={styles.inner}>
        <div className={styles.balance}>
          <p className={styles.label}>{t('bill.available')}</p>
          {figure}
          {action}
        </div>
        <dl className={styles.measures}>
          <Measure label={t('bill.credited')}>{credited}</Measure>
          <Measure label={t('bill.used')}>{used}</Measure>
          <Measure label={t('bill.soon', { days: soonDays })}>{soon}</Measure>
        </dl>
      </div>
    </section>
  );
}

function Measure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.measure}>
      <dt className={styles.label}>{label}</dt>
      {children}
    </div>
  );
}
