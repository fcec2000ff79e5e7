import type { ReactNode } from 'react';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './ClaimList.css.ts';

export interface ClaimListProps extends RootProps<HTMLUListElement> {
  /** Name for all the cards. */
  label: string;
  /** One `<li>` for each card. */
  children: ReactNode;
}

/** Cards of flights or claims, one below the other. */
export function ClaimList({ label, children, className, ...root }: ClaimListProps) {
  return (
    <ul {...root} className={classNames(styles.list, className)} aria-label={label}>
      {children}
    </ul>
  );
}
