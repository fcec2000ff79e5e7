import type { Bar, BarChartWords } from './types.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { heightOf, partsOf, valueGap, type Span } from './plot-height.ts';
import * as styles from './BarChart.css.ts';

interface BarColumnProps {
  bar: Bar;
  /** The largest amounts of the chart, both without sign. */
  span: Span;
  words: BarChartWords;
  format: (value: number) => string;
  selected: boolean;
  onSelect: ((key: string) => void) | undefined;
}

/** One period of the chart, the values at the ends of its two bars and its name: a button where it can be chosen. */
export function BarColumn({ bar, span, words, format, selected, onSelect }: BarColumnProps) {
  const parts = partsOf(span);
  const content = (
    <>
      <VisuallyHidden>{`${bar.name}, ${words.in} ${format(bar.in)}, ${words.out} ${format(bar.out)}`}</VisuallyHidden>
      <span aria-hidden="true" className={styles.up} style={{ blockSize: parts.up }}>
        {bar.in !== 0 && (
          <span className={styles.value} style={{ marginBlockEnd: heightOf(bar.in, span) + valueGap }}>
            {format(bar.in)}
          </span>
        )}
      </span>
      <span aria-hidden="true" className={styles.down} style={{ blockSize: parts.down }}>
        {bar.out !== 0 && (
          <span className={styles.value} style={{ marginBlockStart: heightOf(bar.out, span) + valueGap }}>
            {format(bar.out)}
          </span>
        )}
      </span>
      <span aria-hidden="true" className={styles.label}>
        {bar.label}
      </span>
    </>
  );
  if (!onSelect) return <div className={styles.column}>{content}</div>;
  return (
    <button type="button" className={styles.column} aria-pressed={selected} onClick={() => onSelect(bar.key)}>
      {content}
    </button>
  );
}
