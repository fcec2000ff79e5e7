import type { ReactNode } from 'react';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './PerforatedCard.css.ts';

export interface PerforatedCardProps extends RootProps<HTMLDivElement> {
  /** Above the perforation. */
  children: ReactNode;
  /** Below it: what is torn off. */
  stub: ReactNode;
}

/** The ticket motif: two parts and a notched, dashed line between them. For passes, itineraries and vouchers only. */
export function PerforatedCard({ children, stub, className, ...root }: PerforatedCardProps) {
  return (
    <div {...root} className={classNames(styles.card, className)}>
      <div className={styles.body}>{children}</div>
      <div className={styles.stub}>
        <span className={styles.tear} />
        {stub}
      </div>
    </div>
  );
}
