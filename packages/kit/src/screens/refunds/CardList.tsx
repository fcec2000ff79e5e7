import { VirtualList, type VirtualListProps } from '../../primitives/virtual-list/VirtualList.tsx';
import { useWide } from '../../primitives/wide/use-wide.ts';
import * as styles from './refunds.css.ts';

type CardListProps<Item> = Pick<
  VirtualListProps<Item>,
  'label' | 'items' | 'keyOf' | 'kindOf' | 'estimates' | 'children'
>;

/** As many cards as a phone's screen and what is kept drawn around it hold. */
const few = 12;

/** Cards of a list; of many on a phone only those near the screen, in a wide window all of them two beside each other. */
export function CardList<Item>({ children, ...list }: CardListProps<Item>) {
  const { items, keyOf } = list;
  const wide = useWide();
  if (wide || items.length <= few)
    return (
      <ul className={styles.cards}>
        {items.map((item, at) => (
          <li key={keyOf(item)}>{children(item, at)}</li>
        ))}
      </ul>
    );
  return (
    <VirtualList {...list} className={styles.longList}>
      {(item, at) => <div className={styles.longItem}>{children(item, at)}</div>}
    </VirtualList>
  );
}
