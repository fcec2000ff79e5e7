import type { ReactNode } from 'react';
import * as styles from './orders.css.ts';

interface DueProps {
  label: string;
  /** It changes while one looks: read out then. */
  live?: boolean;
  /** A `DueAmount`, or one for each currency. */
  children: ReactNode;
}

/** Amount to be paid, beside the button that leads there. */
export function Due({ label, live = false, children }: DueProps) {
  return (
    <p className={styles.due} aria-live={live ? 'polite' : undefined}>
      <span className={styles.dueLabel}>{label}</span> {children}
    </p>
  );
}

/** One sum of it, on a line of its own. */
export const DueAmount = ({ children }: { children: ReactNode }) => (
  <span className={styles.dueAmount}>{children}</span>
);
