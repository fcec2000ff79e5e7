import { classNames } from '../class-names.ts';
import type { Once } from '../use-once.ts';
import * as styles from './BarChart.css.ts';
import { heightOf, partsOf, type Span } from './plot-height.ts';
import type { Bar } from './types.ts';

interface BarsProps {
  bars: readonly Bar[];
  span: Span;
  /** Key of the chosen period. */
  value: string | undefined;
  growing: Once;
}

/** Bars of all periods. Each growing by itself would be a layer to paint and to put together, a third of a bill's first draw. */
export function Bars({ bars, span, value, growing }: BarsProps) {
  const { up, down } = partsOf(span);
  return (
    <span
      aria-hidden="true"
      {...growing}
      className={classNames(styles.bars, growing.className)}
      style={{ gridTemplateRows: `${up}px ${down}px`, transformOrigin: `0 ${up}px` }}
    >
      {bars.flatMap((bar, at) => {
        const chosen = bar.key === value;
        const gridColumn = at + 1;
        return [
          <span
            key={`${bar.key} in`}
            className={classNames(styles.barIn, chosen && styles.barInChosen)}
            style={{ gridColumn, blockSize: heightOf(bar.in, span) }}
          />,
          bar.out !== 0 && (
            <span
              key={`${bar.key} out`}
              className={classNames(styles.barOut, chosen && styles.barOutChosen)}
              style={{ gridColumn, blockSize: heightOf(bar.out, span) }}
            />
          ),
        ];
      })}
    </span>
  );
}
