import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import type { RootProps } from '../root-props.ts';
import * as styles from './ServiceGrid.css.ts';

/** Where an entry leads, or what it does here. */
export type ServiceWay =
  | {
      /** Where the whole cell leads. */
      href: string;
      onClick?: undefined;
    }
  | {
      href?: undefined;
      /** Action of the whole cell, where it leads nowhere. */
      onClick: () => void;
    };

/** One entry of the grid. */
export type ServiceCell = {
  icon: IconName;
  label: string;
  /** A `Count` on the icon. */
  count?: ReactNode;
} & ServiceWay;

export type ServiceGridProps = RootProps<HTMLUListElement> & {
  /** `card` is a box of its own; `open` lies on the page between two lines. */
  look?: 'card' | 'open' | undefined;
  /** How many are in a row of a phone. */
  columns?: 3 | 4 | undefined;
  /** No word of a label is longer than ten letters in most languages: four stay beside each other on a phone of 390 px. */
  short?: boolean | undefined;
  /** In order. */
  cells: readonly ServiceCell[];
  /** Name of the entries, where no heading above says it. */
  label?: string | undefined;
  /** A `ListRow` under the cells, on the same card. */
  footer?: ReactNode;
};

/** Entries in columns parted by hairlines, like a printed form. */
export function ServiceGrid({
  look = 'card',
  columns = 4,
  short,
  cells,
  label,
  footer,
  className,
  ...root
}: ServiceGridProps) {
  return (
    <ul
      {...root}
      data-many={(cells.length > 4 && !short) || undefined}
      data-short={short || undefined}
      className={classNames(
        styles.grid,
        columns === 3 && styles.three,
        look === 'open' && styles.open,
        className,
      )}
      aria-label={label}
    >
      {cells.map((cell) => (
        <li key={cell.label} className={styles.slot}>
          {cell.onClick ? (
            <button type="button" className={styles.cell} onClick={cell.onClick}>
              <Inside {...cell} />
            </button>
          ) : (
            <Link href={cell.href} look="plain" className={styles.cell}>
              <Inside {...cell} />
            </Link>
          )}
        </li>
      ))}
      {footer}
    </ul>
  );
}

function Inside({ icon, count, label }: Pick<ServiceCell, 'icon' | 'count' | 'label'>) {
  return (
    <>
      <span className={styles.icon}>
        <Icon name={icon} />
        {count && <span className={styles.count}>{count}</span>}
      </span>
      <span>{label}</span>
    </>
  );
}
