import type { ReactNode } from 'react';
import * as styles from './PerforatedCard.css.ts';

export interface PerforatedCardProps {
  /** Above the perforation. */
  children: ReactNode;
  /** Below it: what is torn off. */
  stub: ReactNode;
}

/** The ticket motif: two parts and a notched, dashed line between them. For passes, itineraries and vouchers only. */
export function PerforatedCard({ children, stub }: PerforatedCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.body}>{children}</div>
      <div className={styles.stub}>
        <span className={styles.tear} />
        {stub}
      </div>
    </div>
  );
}
