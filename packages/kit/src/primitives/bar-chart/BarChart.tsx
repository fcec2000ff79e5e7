import { useState } from 'react';
import { BarColumn } from './BarColumn.tsx';
import { BarTable } from './BarTable.tsx';
import type { Bar, BarChartWords } from './types.ts';
import * as styles from './BarChart.css.ts';

export interface BarChartProps {
  /** Everything that the chart says. */
  words: BarChartWords;
  /** Oldest first. */
  bars: readonly Bar[];
  /** Writes a signed amount. */
  format: (value: number) => string;
  /** Key of the chosen period. */
  selected?: string | undefined;
  /** A bar was pressed, by its key; without it they are not buttons. */
  onSelect?: (key: string) => void;
}

/** In above the line as solid bars, out below it hatched, so that shape tells what colour tells; the same figures as a table. */
export function BarChart({ words, bars, format, selected, onSelect }: BarChartProps) {
  const [table, setTable] = useState(false);
  const span = {
    in: Math.max(1, ...bars.map((bar) => bar.in)),
    out: Math.max(0, ...bars.map((bar) => -bar.out)),
  };
  return (
    <div>
      {table ? (
        <BarTable words={words} bars={bars} format={format} />
      ) : (
        <div role="group" aria-label={words.caption} className={styles.plot}>
          {bars.map((bar) => (
            <BarColumn
              key={bar.key}
              bar={bar}
              span={span}
              words={words}
              format={format}
              selected={bar.key === selected}
              onSelect={onSelect}
            />
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
export function BarLegend({
  words,
}: {
  /** Names of both kinds. */
  words: Pick<BarChartWords, 'in' | 'out'>;
}) {
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
