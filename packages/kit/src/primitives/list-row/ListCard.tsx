import type { ReactNode } from 'react';
import * as styles from './ListRow.css.ts';

export type ListCardProps = {
  /** `ListRow`s, or `<li>` of one's own. */
  children: ReactNode;
  /** Name of the list's content, where no heading above says it. */
  label?: string | undefined;
};

/** Rows on one card, parted by hairlines. */
export function ListCard({ children, label }: ListCardProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}
