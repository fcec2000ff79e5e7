import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { BarChartSkeleton } from '../../primitives/bar-chart/BarChartSkeleton.tsx';
import { BarLegend } from '../../primitives/bar-chart/BarChart.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { addMonths, type Day } from '../../rules/days.ts';
import type { BillWindow } from '../../rules/bill.ts';
import { Balance } from './Balance.tsx';
import * as balance from './BillBalance.css.ts';
import * as entries from './BillEntries.css.ts';
import * as months from './BillMonths.css.ts';
import * as skeleton from './BillSkeleton.css.ts';
import * as entry from './EntryRow.css.ts';
import * as batches from './ExpiringPoints.css.ts';
import * as styles from './PointsBill.css.ts';

export interface BillSkeletonProps extends RootProps<HTMLDivElement> {
  /** The airline's calendar day. */
  today: Day;
  /** The days whose entries are on their way. */
  window: BillWindow;
  /** How many months are drawn as bars. */
  months: number;
}

/** As high as a figure, and on the same line as its label. */
const space = '\u00a0';

/** Widths of date and amount of a batch, CSS px. */
const batchRows = [
  [96, 56],
  [148, 56],
] as const;

/** How many entries a month usually has: it takes the room of the real count. */
const usual = 8;

/** Widths of label, detail and amount of an entry, CSS px, uneven as real ones are. */
const entryRows = [
  ['first', 72, 184, 64],
  ['middle', 56, 208, 72],
  ['last', 88, 160, 48],
] as const;

/** The whole bill while it is on its way: what is known in real type, and every part as high as the one that comes. */
export function BillSkeleton({ today, window, months: count, className, ...root }: BillSkeletonProps) {
  const t = useMessages('points');
  const { date } = useFormats();
  const measure = <dd className={classNames(balance.value, skeleton.value)}>{space}</dd>;
  const names = Array.from({ length: count }, (_, at) =>
    date(addMonths(today, at + 1 - count).slice(0, 7), 'monthShort'),
  );
  return (
    <div {...root} className={classNames(styles.bill, className)} aria-hidden="true">
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
            <BarChartSkeleton
              head={
                <>
                  <h2 className={months.title}>{t('bill.months', { count })}</h2>
                  <BarLegend words={{ in: t('chart.in'), out: t('chart.out') }} />
                </>
              }
              labels={names}
            />
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
            <div className={entries.period}>
              <span className={entries.chip}>
                {t('bill.period', {
                  start: date(window.startDate, 'date'),
                  end: date(window.endDate, 'date'),
                })}
                <Icon name="chevron-down" size={16} />
              </span>
            </div>
            <p className={classNames(entries.count, skeleton.held)}>{t('bill.count', { count: usual })}</p>
          </div>
          <div className={entry.firstMonth}>
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
