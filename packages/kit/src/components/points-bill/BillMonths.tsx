import { useMemo } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { BarChart, BarLegend } from '../../primitives/bar-chart/BarChart.tsx';
import { monthSpan } from '../../rules/days.ts';
import { Card } from '../../primitives/card/Card.tsx';
import type { BillWindow, MonthTotals } from '../../rules/bill.ts';
import * as styles from './BillMonths.css.ts';

interface BillMonthsProps {
  months: readonly MonthTotals[];
  /** The days on show: a bar is chosen when they lie within its month. */
  window: BillWindow;
  onMonth: (month: string) => void;
}

/** The month that a window lies in; none for a longer one. */
const chosenMonth = (months: readonly MonthTotals[], window: BillWindow): string | undefined =>
  months.find(({ month }) => {
    const span = monthSpan(month);
    return window.startDate >= span.startDate && window.endDate <= span.endDate;
  })?.month;

/** Points by month as bars, with a table twin. */
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
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <BarLegend words={words} />
      </div>
      <BarChart
        words={words}
        bars={bars}
        format={signed}
        value={chosenMonth(months, window)}
        onChange={onMonth}
      />
    </Card>
  );
}
