import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { BarChartSkeleton } from '../../primitives/bar-chart/BarChartSkeleton.tsx';
import { BarLegend } from '../../primitives/bar-chart/BarChart.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Section } from '../../primitives/card/Section.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { addMonths, type Day } from '../../rules/days.ts';
import type { BillWindow } from '../../rules/bill.ts';
import { Balance } from './Balance.tsx';
import * as entries from './BillEntries.css.ts';
import * as months from './BillMonths.css.ts';
import * as skeleton from './BillSkeleton.css.ts';
import * as entry from './EntryRow.css.ts';
import * as batches from './ExpiringPoints.css.ts';
import * as styles from './PointsBill.css.ts';

export interface BillSkeletonProps {
  /** The airline's calendar day. */
  today: Day;
  /** The days whose entries are on their way. */
  window: BillWindow;
  /** How many months are drawn as bars. */
  months: number;
}

/** Widths of date and amount of a batch, CSS px. */
const batchRows = [
  [96, 56],
  [120, 56],
  [148, 56],
] as const;

/** Widths of label, detail and amount of an entry, CSS px, uneven as real ones are. */
const entryRows = [
  ['first', 72, 184, 64],
  ['middle', 56, 208, 72],
  ['last', 88, 160, 48],
] as const;

/** The whole bill while it is on its way: what is known in real type, and every part as high as the one that comes. */
export function BillSkeleton({ today, window, months: count }: BillSkeletonProps) {
  const t = useMessages('points');
  const { date } = useFormats();
  const measure = (
    <dd>
      <Skeleton line="strong" inlineSize={64} />
    </dd>
  );
  const names = Array.from({ length: count }, (_, at) =>
    date(addMonths(today, at + 1 - count).slice(0, 7), 'monthShort'),
  );
  return (
    <div className={styles.bill} aria-hidden="true">
      <Balance
        figure={
          <span className={skeleton.figure}>
            <Skeleton line="figure40" inlineSize={148} />
          </span>
        }
        measures={[measure, measure, measure]}
      />
      <div className={styles.columns}>
        <div className={styles.side}>
          <Card className={months.card}>
            <div className={months.head}>
              <h2 className={months.title}>{t('bill.months', { count })}</h2>
              <BarLegend words={{ in: t('chart.in'), out: t('chart.out') }} />
            </div>
            <BarChartSkeleton labels={names} />
          </Card>
          <Section title={t('expiring.title')}>
            <div className={batches.line}>
              {batchRows.map(([when, points]) => (
                <div key={when} className={batches.batch}>
                  <Skeleton line="body" inlineSize={when} />
                  <Skeleton line="strong" inlineSize={points} />
                </div>
              ))}
            </div>
          </Section>
        </div>
        <div className={styles.list}>
          <div className={entries.head}>
            <p className={entries.period}>
              <span className={entries.days}>
                {t('bill.period', {
                  start: date(window.startDate, 'date'),
                  end: date(window.endDate, 'date'),
                })}
              </span>
              <span className={entries.count}>
                <Skeleton line="small" inlineSize={24} />
              </span>
            </p>
            <span className={classNames(entries.save, skeleton.button)}>
              <Skeleton line="body" inlineSize={96} />
            </span>
          </div>
          <div className={entry.month}>
            <span className={entry.monthName}>
              <Skeleton line="strong" inlineSize={120} />
            </span>
            <Skeleton line="small" inlineSize={104} />
          </div>
          {entryRows.map(([edge, label, detail, amount]) => (
            <div key={edge} className={entry.row[edge]}>
              <Skeleton line="body" inlineSize={20} />
              <Skeleton line="body" inlineSize={label} />
              <Skeleton line="strong" inlineSize={amount} />
              <span className={entry.detail}>
                <Skeleton line="small" inlineSize={detail} />
              </span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
