import type { ReactNode } from 'react';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './SideStubCard.css.ts';

export interface SideStubCardProps extends RootProps<HTMLDivElement> {
  /** Before the perforation: what the voucher is worth. */
  stub: ReactNode;
  /** After it. */
  children: ReactNode;
  /** It is over: the card lies on the page instead of above it. */
  quiet?: boolean;
}

/** The ticket motif upright: a stub at the start, torn off along a notched, dashed line. For vouchers only. */
export function SideStubCard({ stub, children, quiet = false, className, ...root }: SideStubCardProps) {
  return (
    <div {...root} className={classNames(styles.card[quiet ? 'quiet' : 'plain'], className)}>
      <div className={styles.stub}>
        <span className={styles.tear} />
        {stub}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
