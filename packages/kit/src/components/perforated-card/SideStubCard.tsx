import type { ReactNode } from 'react';
import * as styles from './SideStubCard.css.ts';

export interface SideStubCardProps {
  /** Before the perforation: what the voucher is worth. */
  stub: ReactNode;
  /** After it. */
  children: ReactNode;
  /** It is over: the card lies on the page instead of above it. */
  quiet?: boolean;
}

/** The ticket motif upright: a stub at the start, torn off along a notched, dashed line. For vouchers only. */
export function SideStubCard({ stub, children, quiet = false }: SideStubCardProps) {
  return (
    <div className={styles.card({ quiet })}>
      <div className={styles.stub}>
        <span className={styles.tear} />
        {stub}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
