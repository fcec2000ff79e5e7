import type { Bar, BarChartWords } from './types.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { plotHeight } from './plot-height.ts';
import * as styles from './BarChart.css.ts';

/** A non-zero amount stays visible however small. */
const least = 2;

interface BarColumnProps {
  bar: Bar;
  /** The largest amounts of the chart, both without sign. */
  span: { in: number; out: number };
  words: BarChartWords;
  format: (value: number) => string;
  selected: boolean;
  onSelect: ((key: string) => void) | undefined;
}

const heightOf = (value: number, { in: most, out }: { in: number; out: number }): number =>
  value === 0 ? 0 : Math.max(least, Math.round((Math.abs(value) / (most + out)) * plotHeight));

/** One period of the chart, with its two bars, their values and its name: a button where it can be chosen. */
export function BarColumn({ bar, span, words, format, selected, onSelect }: BarColumnProps) {
  const content = (
    <>
      <VisuallyHidden>{`${bar.name}, ${words.in} ${format(bar.in)}, ${words.out} ${format(bar.out)}`}</VisuallyHidden>
      <span
        aria-hidden="true"
        className={styles.up}
        style={{ blockSize: heightOf(span.in, span) + styles.valueRoom }}
      >
        {bar.in !== 0 && <span className={styles.value}>{format(bar.in)}</span>}
        <span className={styles.barIn} style={{ blockSize: heightOf(bar.in, span) }} />
      </span>
      <span
        aria-hidden="true"
        className={styles.down}
        style={{ blockSize: heightOf(span.out, span) + styles.valueRoom }}
      >
        {bar.out !== 0 && <span className={styles.barOut} style={{ blockSize: heightOf(bar.out, span) }} />}
        {bar.out !== 0 && <span className={styles.value}>{format(bar.out)}</span>}
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
