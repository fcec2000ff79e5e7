import type { ReactNode } from 'react';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './RuledForm.css.ts';

export interface FormPairProps extends RootProps<HTMLDivElement> {
  /** Both fields. */
  children: ReactNode;
}

/** Two short fields side by side, one above the other where they do not fit. */
export function FormPair({ children, className, ...root }: FormPairProps) {
  return (
    <div {...root} className={classNames(styles.pair, className)}>
      {children}
    </div>
  );
}
