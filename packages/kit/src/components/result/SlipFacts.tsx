import type { ReactNode } from 'react';
import * as styles from './SlipFacts.css.ts';

export interface SlipFactsProps {
  /** `SlipFact`s; two share a line, the second at its end. */
  children: ReactNode;
}

/** Figures at the foot of a slip. */
export function SlipFacts({ children }: SlipFactsProps) {
  return <dl className={styles.facts}>{children}</dl>;
}

export interface SlipFactProps {
  /** Name of the figure. */
  label: string;
  /** The figure. */
  children: ReactNode;
}

/** One of them, under its name. */
export function SlipFact({ label, children }: SlipFactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure}>{children}</dd>
    </div>
  );
}
