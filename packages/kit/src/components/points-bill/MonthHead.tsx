import { memo } from 'react';
import { useFormats } from '../../messages/use-formats.ts';
import type { MonthTotals } from '../../rules/bill.ts';
import * as styles from './EntryRow.css.ts';

/** A month's name and its two sums. */
export const MonthHead = memo(function MonthHead({ totals }: { totals: MonthTotals }) {
  const { date, signed } = useFormats();
  return (
    <div data-part="month" className={styles.month}>
      <h3 className={styles.monthName}>{date(totals.month, 'month')}</h3>
      <span className={styles.sum}>{signed(totals.in)}</span>
      <span className={styles.sum}>{signed(totals.out)}</span>
    </div>
  );
});
