import type { ReactNode } from 'react';
import * as styles from './EntryDetail.css.ts';

interface FactProps {
  label: string;
  /** The value is a number that counts, and stands out as one. */
  figure?: boolean;
  children: ReactNode;
}

/** A label and its value on one line; the value wraps, a figure does not. */
export function Fact({ label, figure = false, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={figure ? styles.figure : styles.value}>{children}</dd>
    </div>
  );
}

interface FactsProps {
  /** Facts of the event: dates, flight, ticket. */
  what: ReactNode;
  /** Facts of its result: points and their last day. */
  came: ReactNode;
}

/** Facts in two columns where the card is wide enough, else one under the other. */
export function Facts({ what, came }: FactsProps) {
  return (
    <div className={styles.facts}>
      <dl>{what}</dl>
      <dl>{came}</dl>
    </div>
  );
}
