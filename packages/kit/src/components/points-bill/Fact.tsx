import type { ReactNode } from 'react';
import * as styles from './EntryDetail.css.ts';

/** A label and its value on one line; the value wraps, a figure does not. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
