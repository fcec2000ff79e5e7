import type { ReactNode } from 'react';
import * as styles from './RuledForm.css.ts';

/** Two short fields side by side, one above the other where they do not fit. */
export function FormPair({
  children,
}: {
  /** Both fields. */
  children: ReactNode;
}) {
  return <div className={styles.pair}>{children}</div>;
}
