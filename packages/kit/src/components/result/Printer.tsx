import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import type { ReactNode } from 'react';
import * as styles from './Printer.css.ts';

export interface PrinterProps extends RootProps<HTMLDivElement> {
  /** Product of the flow: a `PerforatedCard`, a member's card, or several. */
  children: ReactNode;
}

/** The slot from which something that a flow has produced comes out, once the seal is drawn. */
export function Printer({ children, className, ...root }: PrinterProps) {
  return (
    <div {...root} className={classNames(styles.printer, className)}>
      <div className={styles.mouth}>
        <div className={styles.paper}>{children}</div>
      </div>
      <span className={styles.slot} />
    </div>
  );
}
