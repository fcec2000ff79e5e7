import { memo, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './IndexRows.css.ts';

interface IndexOptionProps<Item> {
  /** Of the element while one is at it. */
  id: string;
  /** Which row of the list it is, heads counted. */
  row: number;
  /** Its place among all items, from 1, and how many there are. */
  position: number;
  total: number;
  item: Item;
  chosen: boolean;
  active: boolean;
  draw: (item: Item) => ReactNode;
}

/** One item as a choice; what is seen of it comes from the caller. */
function Option<Item>({ id, row, position, total, item, chosen, active, draw }: IndexOptionProps<Item>) {
  return (
    <div
      id={active ? id : undefined}
      role="option"
      aria-selected={chosen}
      aria-posinset={position}
      aria-setsize={total}
      data-row={row}
      data-active={active || undefined}
      className={classNames(styles.option, chosen && styles.chosen)}
    >
      {draw(item)}
      {chosen && <Icon name="check" size={20} className={styles.check} />}
    </div>
  );
}

/** Drawn again only when something of it has changed. */
export const IndexOption = memo(Option) as typeof Option;
