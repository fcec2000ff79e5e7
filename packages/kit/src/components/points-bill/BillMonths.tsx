import { useMemo } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { BarChart, BarLegend } from '../../primitives/bar-chart/BarChart.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import type { BillWindow, MonthTotals } from '../../rules/bill.ts';
import * as styles from './BillMonths.css.ts';
import { chosenMonth } from './chosen-month.ts';

interface BillMonthsProps {
  months: readonly MonthTotals[];
  /** The days on show: a bar is chosen when they lie within its month. */
  window: BillWindow;
  /** None: the usual period is wanted again. */
  onMonth: (month: string | undefined) => void;
}

/** Points by month as bars, with a table twin; its title is the month that is chosen. */
export function BillMonths({ months, window, onMonth }: BillMonthsProps) {
  const t = useMessages('points');
  const { date, signed } = useFormats();
  const bars = useMemo(
    () =>
      months.map(({ month, in: credited, out }) => ({
        key: month,
        label: date(month, 'monthShort'),
        name: date(month, 'month'),
        in: credited,
        out,
      })),
    [months, date],
  );
  const chosen = chosenMonth(months, window);
  const title = t('bill.months', { count: months.length });
  const words = {
    caption: title,
    in: t('chart.in'),
    out: t('chart.out'),
    period: t('chart.period'),
    asTable: t('chart.asTable'),
    asChart: t('chart.asChart'),
  };
  return (
    <Card className={styles.card}>
      <BarChart
        head={
          <>
            <h2 className={styles.title}>{chosen === undefined ? title : date(chosen, 'month')}</h2>
            <BarLegend words={words} />
          </>
        }
        words={words}
        bars={bars}
        format={signed}
        value={chosen}
        onChange={(month) => onMonth(month === chosen ? undefined : month)}
      />
    </Card>
  );
}
