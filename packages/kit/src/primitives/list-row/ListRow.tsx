import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import type { RootProps } from '../root-props.ts';
import * as styles from './ListRow.css.ts';

export type ListRowProps = RootProps<HTMLLIElement> & {
  /** At the start of the row. */
  icon?: IconName | undefined;
  /** A picture at the start in place of an icon, such as a ring. */
  start?: ReactNode;
  /** Subject of the row. */
  label: ReactNode;
  /** A second line. */
  detail?: ReactNode;
  /** At the end, figures aligned. */
  value?: ReactNode;
  /** Where the whole row leads. */
  href?: string | undefined;
  /** Action of the whole row, where it leads nowhere. */
  onClick?: (() => void) | undefined;
  /** The arrow at the end; a row that can be pressed has one unless told otherwise. */
  chevron?: boolean | undefined;
  /** The row whose detail is beside the list. */
  selected?: boolean | undefined;
};

/** One row of a `ListCard`; where it can be pressed, the whole row is the target. */
export function ListRow({
  icon,
  start,
  label,
  detail,
  value,
  href,
  onClick,
  chevron,
  selected,
  ...root
}: ListRowProps) {
  const pressable = href !== undefined || onClick !== undefined;
  const look = {
    className: classNames(styles.row, pressable && styles.pressable, selected && styles.selected),
    'aria-current': selected || undefined,
  };
  const inside = (
    <>
      {icon && <Icon name={icon} className={styles.icon} />}
      {start && <span className={styles.start}>{start}</span>}
      <span className={styles.content}>
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </span>
        {value !== undefined && <span className={styles.value}>{value}</span>}
      </span>
      {(chevron ?? pressable) && <Icon name="chevron" size={16} className={styles.chevron} />}
    </>
  );
  return (
    <li {...root}>
      {href !== undefined ? (
        <Link href={href} look="plain" {...look}>
          {inside}
        </Link>
      ) : onClick ? (
        <button type="button" onClick={onClick} {...look}>
          {inside}
        </button>
      ) : (
        <div {...look}>{inside}</div>
      )}
    </li>
  );
}
