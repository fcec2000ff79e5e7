import { VirtualList, type VirtualListProps } from '../../primitives/virtual-list/VirtualList.tsx';

interface LongListProps<Item> extends Pick<
  VirtualListProps<Item>,
  'label' | 'items' | 'keyOf' | 'kindOf' | 'estimates' | 'children'
> {
  /** All are drawn, however many: they stand beside each other, or scroll in a part of the page. */
  whole: boolean;
  /** Class names of a list that is drawn whole, of one that is not, and of a row of that, which holds the gap below it. */
  look: Readonly<Record<'list' | 'longList' | 'longItem', string>>;
}

/** As many cards as a phone's screen and what is kept drawn around it hold. */
const few = 12;

/** Cards of a list; of many that scroll with the page only those near the screen. */
export function LongList<Item>({ whole, look, children, ...list }: LongListProps<Item>) {
  const { items, keyOf, label } = list;
  if (whole || items.length <= few)
    return (
      <ul className={look.list} aria-label={label}>
        {items.map((item, at) => (
          <li key={keyOf(item)}>{children(item, at)}</li>
        ))}
      </ul>
    );
  return (
    <VirtualList {...list} className={look.longList}>
      {(item, at) => <div className={look.longItem}>{children(item, at)}</div>}
    </VirtualList>
  );
}
