import type { PointsSummary } from '../../contracts/points/points.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { expiringSoon, soonDays, type Batch } from '../../rules/bill.ts';
import type { Day } from '../../rules/days.ts';
import * as styles from './BillBalance.css.ts';

interface BillBalanceProps {
  summary: PointsSummary;
  batches: readonly Batch[];
  today: Day;
  /** Address of the explanation of the figures. */
  about?: string | undefined;
}

/** The balance, and three measures in equal columns. */
export function BillBalance({ summary, batches, today, about }: BillBalanceProps) {
  const t = useMessages('points');
  const { number, signed } = useFormats();
  const told = (figure: number | undefined, sign: 1 | -1) =>
    figure === undefined ? t('figure.unknown') : signed(sign * figure);
  const soon = expiringSoon(batches, today);
  return (
    <section className={styles.band} aria-label={t('bill.available')}>
      <div className={styles.inner}>
        <div className={styles.balance}>
          <p className={styles.label}>{t('bill.available')}</p>
          <p className={styles.figure}>{number(summary.remainPoint)}</p>
          {about !== undefined && (
            <Link href={about} look="plain" className={styles.about}>
              {t('bill.about')}
              <Icon name="chevron" size={16} />
            </Link>
          )}
        </div>
        <dl className={styles.measures}>
          <Measure label={t('bill.credited')} value={told(summary.consumePoint, 1)} />
          <Measure label={t('bill.used')} value={told(summary.useConsumePoint, -1)} />
          <Measure label={t('bill.soon', { days: soonDays })} value={number(soon)} attention={soon > 0} />
        </dl>
      </div>
    </section>
  );
}

function Measure({ label, value, attention = false }: { label: string; value: string; attention?: boolean }) {
  return (
    <div className={styles.measure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={attention ? styles.valueSoon : styles.value}>{value}</dd>
    </div>
  );
}
