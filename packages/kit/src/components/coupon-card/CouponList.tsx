import type { ReactNode } from 'react';
import * as styles from './CouponList.css.ts';

export interface CouponListProps {
  /** `<li>`s with cards in them. */
  children: ReactNode;
  /** Name of the list's content, where no heading above says it. */
  label?: string | undefined;
}

/** Coupon cards one below the other. */
export function CouponList({ children, label }: CouponListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}
