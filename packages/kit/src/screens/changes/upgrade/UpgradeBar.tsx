import type { ReactNode } from 'react';
import * as styles from '../changes.css.ts';

interface UpgradeBarProps {
  /** Of what the amount is. */
  label: string;
  /** Nothing stands there where it is false. */
  amount: ReactNode;
  /** The button. */
  children: ReactNode;
}

/** An amount due, beside the button of the step. */
export function UpgradeBar({ label, amount, children }: UpgradeBarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.due}>
        <span className={styles.dueLabel}>{label}</span>
        {amount !== false && <span className={styles.dueAmount}>{amount}</span>}
      </p>
      {children}
    </div>
  );
}
