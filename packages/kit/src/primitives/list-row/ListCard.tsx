import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as styles from './ListRow.css.ts';

export type ListCardProps = {
  /** `ListRow`s, or `<li>` of one's own. */
  children: ReactNode;
  /** Name of the list's content, where no heading above says it. */
  label?: string | undefined;
  /** On the page between two hairlines, without a box: for links, notices and what is not held or paid. */
  open?: boolean | undefined;
};

/** Rows on one card, parted by hairlines. */
export function ListCard({ children, label, open }: ListCardProps) {
  return (
    <ul className={classNames(styles.list, open && styles.open)} aria-label={label}>
      {children}
    </ul>
  );
}
