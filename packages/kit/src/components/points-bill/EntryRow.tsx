import { memo } from 'react';
import type { PointsEntry } from '../../contracts/points/points.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { readEntry } from '../../rules/bill.ts';
import type { Edge } from './bill-items.ts';
import * as styles from './EntryRow.css.ts';

interface EntryRowProps {
  entry: PointsEntry;
  edge: Edge;
  href: string;
  /** Its detail is open beside the list. */
  chosen: boolean;
}

/** Plus in jade, minus in ink, zero quiet; the sign tells the same without colour. */
const amountStyle = (amount: number): string => {
  if (amount === 0) return styles.zero;
  return amount > 0 ? styles.plus : styles.minus;
};

const stateOf = (amount: number) => (amount === 0 ? 'zero' : amount > 0 ? 'in' : 'out');

/** One entry: day of the month, what happened, the signed amount. */
export const EntryRow = memo(function EntryRow({ entry, edge, href, chosen }: EntryRowProps) {
  const t = useMessages('points');
  const { date, signed } = useFormats();
  const { activity, amount } = readEntry(entry);
  return (
    <Link
      data-part="entry"
      data-state={stateOf(amount)}
      href={href}
      look="plain"
      className={chosen ? `${styles.row[edge]} ${styles.chosen}` : styles.row[edge]}
      aria-current={chosen ? 'true' : undefined}
    >
      <time
        className={styles.day}
        dateTime={entry.activityDate}
        aria-label={date(entry.activityDate, 'monthDay')}
      >
        {Number(entry.activityDate.slice(8))}
      </time>
      <span className={styles.label}>{t(`activity.${activity}`)}</span>
      {entry.description !== undefined && <span className={styles.detail}>{entry.description}</span>}
      <span className={amountStyle(amount)}>{signed(amount)}</span>
    </Link>
  );
});
