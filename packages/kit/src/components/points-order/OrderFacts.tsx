import type { ReactNode } from 'react';
import * as styles from './OrderFacts.css.ts';

/** Names and values of an order, values at the end. */
export function OrderFacts({
  children,
}: {
  /** The facts. */
  children: ReactNode;
}) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** One of them; a value that finds no room beside its name goes below it. */
export function OrderFact({
  label,
  children,
}: {
  /** The name. */
  label: string;
  /** The value. */
  children: ReactNode;
}) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
