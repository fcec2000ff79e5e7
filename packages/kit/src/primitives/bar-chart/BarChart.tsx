import { useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../button/IconButton.tsx';
import type { RootProps } from '../root-props.ts';
import { useOnce } from '../use-once.ts';
import { BarColumn } from './BarColumn.tsx';
import { Bars } from './Bars.tsx';
import { BarTable } from './BarTable.tsx';
import { ChartHead } from './ChartHead.tsx';
import type { Bar, BarChartWords } from './types.ts';
import * as styles from './BarChart.css.ts';

export interface BarChartProps extends RootProps<HTMLDivElement> {
  /** Beside the button that shows the figures as a table: a title and a `BarLegend`. */
  head?: ReactNode;
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
export function BarChart({ head, words, bars, format, value, onChange, ...root }: BarChartProps) {
  const [table, setTable] = useState(false);
  const growing = useOnce(styles.growing);
  const span = {
    in: Math.max(1, ...bars.map((bar) => bar.in)),
    out: Math.max(0, ...bars.map((bar) => -bar.out)),
  };
  return (
    <div {...root}>
      <ChartHead
        action={
          <IconButton
            icon={table ? 'chart' : 'table'}
            label={table ? words.asChart : words.asTable}
            className={styles.toggle}
            onClick={() => setTable(!table)}
          />
        }
      >
        {head}
      </ChartHead>
      {table ? (
        <BarTable words={words} bars={bars} format={format} />
      ) : (
        <div role="group" aria-label={words.caption} className={styles.plot}>
          <Bars {...{ bars, span, growing }} value={onChange && value} />
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
    </div>
  );
}

export interface BarLegendProps extends RootProps<HTMLDivElement> {
  /** Names of both kinds. */
  words: Pick<BarChartWords, 'in' | 'out'>;
}

/** The key to the two kinds of bar. */
export function BarLegend({ words, className, ...root }: BarLegendProps) {
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
