import { useState } from 'react';
import { BarColumn } from './BarColumn.tsx';
import { BarTable } from './BarTable.tsx';
import * as styles from './BarChart.css.ts';

/** One period: what came in (zero or more) and what went out (zero or less). */
export interface Bar {
  readonly key: string;
  /** Short name under the bar. */
  readonly label: string;
  /** Whole name for the table and screen readers. */
  readonly name: string;
  readonly in: number;
  readonly out: number;
}

/** The chart's words. */
export interface BarChartWords {
  /** Name of the chart and caption of its table. */
  caption: string;
  in: string;
  out: string;
  /** Head of the table's first column. */
  period: string;
  asTable: string;
  asChart: string;
}

export interface BarChartProps {
  words: BarChartWords;
  bars: readonly Bar[];
  /** Writes a signed amount. */
  format: (value: number) => string;
  /** Key of the chosen period. */
  selected?: string | undefined;
  onSelect?: (key: string) => void;
}

/** In above the line as solid bars, out below it hatched, so that shape tells what colour tells; the same figures as a table. */
export function BarChart({ words, bars, format, selected, onSelect }: BarChartProps) {
  const [table, setTable] = useState(false);
  const span = { in: Math.max(1, ...bars.map((bar) => bar.in)), out: Math.max(0, ...bars.map((bar) => -bar.out)) };
  return (
    <div>
      {table ? (
        <BarTable words={words} bars={bars} format={format} />
      ) : (
        <div role="group" aria-label={words.caption} className={styles.plot}>
          {bars.map((bar) => (
            <BarColumn key={bar.key} bar={bar} span={span} words={words} format={format} selected={bar.key === selected} onSelect={onSelect} />
          ))}
        </div>
      )}
      <button type="button" className={styles.toggle} onClick={() => setTable(!table)}>
        {table ? words.asChart : words.asTable}
      </button>
    </div>
  );
}

/** The key to the two kinds of bar. */
export function BarLegend({ words }: { words: Pick<BarChartWords, 'in' | 'out'> }) {
  return (
    <div className={styles.legend}>
      <span className={styles.legendItem}>
        <span className={styles.swatchIn} />
        {words.in}
      </span>
      <span className={styles.legendItem}>
        <span className={styles.swatchOut} />
        {words.out}
      </span>
    </div>
  );
}
