import type { ReactNode } from 'react';
import { classNames } from '../../primitives/class-names.ts';
import * as styles from './Facts.css.ts';

/** One line of facts. */
export interface FactLine {
  readonly label: string;
  readonly value: ReactNode;
  /** It is what the others come to. */
  readonly strong?: boolean;
}

/** Labels at the start, values at the end. */
export function Facts({
  lines,
}: {
  /** In order. */
  lines: readonly FactLine[];
}) {
  return (
    <dl className={styles.facts}>
      {lines.map(({ label, value, strong }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={classNames(styles.value, strong && styles.strong)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
