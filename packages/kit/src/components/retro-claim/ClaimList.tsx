import type { ReactNode } from 'react';
import * as styles from './ClaimList.css.ts';

export interface ClaimListProps {
  /** Name for all the cards. */
  label: string;
  /** One `<li>` for each card. */
  children: ReactNode;
}

/** Cards of flights or claims, one below the other. */
export function ClaimList({ label, children }: ClaimListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}
