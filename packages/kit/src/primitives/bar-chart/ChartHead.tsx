import type { ReactNode } from 'react';
import * as styles from './BarChart.css.ts';

interface ChartHeadProps {
  /** Title and legend. */
  children: ReactNode;
  /** At the end of the first line, whatever wraps. */
  action: ReactNode;
}

/** The line above a chart. */
export function ChartHead({ children, action }: ChartHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.names}>{children}</div>
      {action}
    </div>
  );
}
