import type { PointsSummary } from '../../contracts/points/points.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { expiringSoon, type Batch } from '../../rules/bill.ts';
import type { Day } from '../../rules/days.ts';
import { Balance } from './Balance.tsx';
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
  const overdrawn = summary.overConsumePoint ?? 0;
  // Credited less used points are not the balance while some have expired.
  const used = summary.useConsumePoint;
  const soon = expiringSoon(batches, today);
  return (
    <Balance
      figure={
        <>
          <p className={styles.figure}>{number(summary.remainPoint)}</p>
          {overdrawn > 0 && <p className={styles.overdrawn}>{t('bill.overdrawn', { points: overdrawn })}</p>}
        </>
      }
      measures={[
        <dd key="credited" className={styles.value}>
          {told(summary.consumePoint, 1)}
        </dd>,
        <dd key="used" className={styles.value}>
          {told(used === undefined ? undefined : used + (summary.invalidPoint ?? 0), -1)}
        </dd>,
        <dd key="soon" className={soon > 0 ? styles.valueSoon : styles.value}>
          {number(soon)}
        </dd>,
      ]}
      action={
        about !== undefined && (
          <Link href={about} look="plain" className={styles.about}>
            {t('bill.about')}
            <Icon name="chevron" size={16} />
          </Link>
        )
      }
    />
  );
}
