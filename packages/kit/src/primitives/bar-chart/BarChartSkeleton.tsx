import type { ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import * as styles from './BarChart.css.ts';
import { ChartHead } from './ChartHead.tsx';
import { plotHeight, valueRoom } from './plot-height.ts';

export type BarChartSkeletonProps = RootProps<HTMLDivElement> & {
  /** Title and legend, which are known already. */
  head?: ReactNode;
  /** Names of the periods, which are known before their amounts, oldest first. */
  labels: readonly string[];
};

/** Shares of the plot that bars take, uneven as real ones are. */
const shares = [0.3, 0.42, 0.18, 0.52, 0.44, 0.34] as const;
const above = 0.6;

/** The head and the bars of a `BarChart` while their amounts are on their way, as high as those. */
export function BarChartSkeleton({ head, labels, ...root }: BarChartSkeletonProps) {
  return (
    <div {...root} aria-hidden="true">
      <ChartHead
        action={
          <span className={styles.toggleShape}>
            <Skeleton inlineSize={24} blockSize={24} />
          </span>
        }
      >
        {head}
      </ChartHead>
      <div className={styles.plot}>
        {labels.map((label, at) => {
          const share = shares[at % shares.length] ?? above;
          return (
            <div key={label} className={styles.column}>
              <span className={styles.up} style={{ blockSize: plotHeight * above + valueRoom }}>
                <Skeleton inlineSize={20} blockSize={plotHeight * share} />
              </span>
              <span className={styles.down} style={{ blockSize: plotHeight * (1 - above) + valueRoom }}>
                {at % 2 === 1 && <Skeleton inlineSize={20} blockSize={plotHeight * share * above} />}
              </span>
              <span className={styles.label}>{label}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
