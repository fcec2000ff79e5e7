import type { RootProps } from '../root-props.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import * as styles from './BarChart.css.ts';
import { plotHeight } from './plot-height.ts';

export type BarChartSkeletonProps = RootProps<HTMLDivElement> & {
  /** Names of the periods, which are known before their amounts, oldest first. */
  labels: readonly string[];
};

/** Shares of the plot that bars take, uneven as real ones are. */
const shares = [0.3, 0.42, 0.18, 0.52, 0.44, 0.34] as const;
const above = 0.6;

/** The bars of a `BarChart` and the row below them while their amounts are on their way, as high as those. */
export function BarChartSkeleton({ labels, ...root }: BarChartSkeletonProps) {
  return (
    <div {...root} aria-hidden="true">
      <div className={styles.plot}>
        {labels.map((label, at) => {
          const share = shares[at % shares.length] ?? above;
          return (
            <div key={label} className={styles.column}>
              <span className={styles.up} style={{ blockSize: plotHeight * above + styles.valueRoom }}>
                <Skeleton inlineSize={20} blockSize={plotHeight * share} />
              </span>
              <span
                className={styles.down}
                style={{ blockSize: plotHeight * (1 - above) + styles.valueRoom }}
              >
                {at % 2 === 1 && <Skeleton inlineSize={20} blockSize={plotHeight * share * above} />}
              </span>
              <span className={styles.label}>{label}</span>
            </div>
          );
        })}
      </div>
      <div className={styles.toggle}>
        <Skeleton line="small" inlineSize={64} />
      </div>
    </div>
  );
}
