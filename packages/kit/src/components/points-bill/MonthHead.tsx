import { memo } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import type { MonthCut, MonthTotals } from '../../rules/bill.ts';
import * as styles from './EntryRow.css.ts';

interface MonthHeadProps extends MonthCut {
  totals: MonthTotals;
  /** Under the period. */
  first?: boolean;
}

/** A month's name and its two sums; of a month that the period cuts, the days that are summed. */
export const MonthHead = memo(function MonthHead({ totals, from, until, first = false }: MonthHeadProps) {
  const t = useMessages('points');
  const { date, signed } = useFormats();
  const days = () => {
    if (from === undefined) return until && t('bill.untilDay', { date: date(until, 'monthDay') });
    const start = date(from, 'monthDay');
    return until === undefined
      ? t('bill.fromDay', { date: start })
      : t('bill.period', { start, end: date(until, 'monthDay') });
  };
  const cut = days();
  return (
    <div data-part="month" className={first ? styles.firstMonth : styles.month}>
      <h3 className={styles.monthName}>
        {date(totals.month, 'month')}
        {cut !== undefined && (
          <>
            {' '}
            <span className={styles.monthDays}>{cut}</span>
          </>
        )}
      </h3>
      <span className={styles.sum}>{signed(totals.in)}</span>
      <span className={styles.sum}>{signed(totals.out)}</span>
    </div>
  );
});
