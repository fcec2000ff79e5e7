import type { ReactNode } from 'react';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './CouponList.css.ts';

export interface CouponListProps extends RootProps<HTMLUListElement> {
  /** `<li>`s with cards in them. */
  children: ReactNode;
  /** Name of the list's content, where no heading above says it. */
  label?: string | undefined;
}

/** Coupon cards one below the other. */
export function CouponList({ children, label, className, ...root }: CouponListProps) {
  return (
    <ul {...root} className={classNames(styles.list, className)} aria-label={label}>
      {children}
    </ul>
  );
}
