import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import * as styles from './ServiceGrid.css.ts';

/** One entry of the grid. */
export type ServiceCell = {
  icon: IconName;
  label: string;
  href: string;
  /** A `Count` on the icon. */
  count?: ReactNode;
};

export type ServiceGridProps = {
  cells: readonly ServiceCell[];
  /** What the entries are, where no heading above says so. */
  label?: string | undefined;
};

/** Entries in four columns parted by hairlines, like a printed form. */
export function ServiceGrid({ cells, label }: ServiceGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {cells.map((cell) => (
        <li key={cell.href} className={styles.slot}>
          <Link href={cell.href} look="plain" className={styles.cell}>
            <span className={styles.icon}>
              <Icon name={cell.icon} />
              {cell.count && <span className={styles.count}>{cell.count}</span>}
            </span>
            <span>{cell.label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
