import { useState } from 'react';
import { classNames } from '../class-names.ts';
import type { RootProps } from '../root-props.ts';
import { BarColumn } from './BarColumn.tsx';
import { BarTable } from './BarTable.tsx';
import type { Bar, BarChartWords } from './types.ts';
import * as styles from './BarChart.css.ts';

export interface BarChartProps extends RootProps<HTMLDivElement> {
  /** Everything that the chart says. */
  words: BarChartWords;
  /** Oldest first. */
  bars: readonly Bar[];
  /** Writes a signed amount. */
  format: (value: number) => string;
  /** Key of the chosen period. */
  value?: string | undefined;
  /** A bar was pressed, by its key; without it they are not buttons. */
  onChange?: (key: string) => void;
}

/** In above the line as solid bars, out below it hatched, so that shape tells what colour tells; the same figures as a table. */
export function BarChart({ words, bars, format, value, onChange, ...root }: BarChartProps) {
  const [table, setTable] = useState(false);
  const span = {
    in: Math.max(1, ...bars.map((bar) => bar.in)),
    out: Math.max(0, ...bars.map((bar) => -bar.out)),
  };
  return (
    <div {...root}>
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
              selected={bar.key === value}
              onSelect={onChange}
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
  className,
  ...root
}: RootProps<HTMLDivElement> & {
  /** Names of both kinds. */
  words: Pick<BarChartWords, 'in' | 'out'>;
}) {
  return (
    <div {...root} className={classNames(styles.legend, className)}>
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
