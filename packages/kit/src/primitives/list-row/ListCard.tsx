import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './ListRow.css.ts';

export type ListCardProps = RootProps<HTMLUListElement> & {
  /** `ListRow`s, or `<li>` of one's own. */
  children: ReactNode;
  /** Name of the list's content, where no heading above says it. */
  label?: string | undefined;
  /** `card` is a box of its own; `open` lies on the page between two lines. */
  look?: 'card' | 'open' | undefined;
};

/** Rows parted by hairlines, on one card or on the page itself. */
export function ListCard({ children, label, look = 'card', className, ...root }: ListCardProps) {
  return (
    <ul
      {...root}
      className={classNames(styles.list, look === 'open' && styles.open, className)}
      aria-label={label}
    >
      {children}
    </ul>
  );
}
