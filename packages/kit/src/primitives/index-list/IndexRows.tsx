import type { ReactNode } from 'react';
import type { Geometry } from '../virtual-list/geometry.ts';
import { IndexOption } from './IndexOption.tsx';
import * as styles from './IndexRows.css.ts';
import { beginOf, headOf, type Layout } from './layout.ts';
import type { Rows } from './rows.ts';

interface IndexRowsProps<Item> {
  layout: Layout<Item>;
  geometry: Geometry;
  /** The rows to draw. */
  rows: Rows;
  /** Id of the list; rows have theirs from it. */
  id: string;
  keyOf: (item: Item) => string;
  /** Key of the chosen item. */
  chosen: string | undefined;
  /** Place of the item one is at; -1 for none. */
  active: number;
  /** The group that is held in the bar. */
  held: number | undefined;
  draw: (item: Item) => ReactNode;
}

/**
 * The drawn rows in their groups, known by their places: at a keystroke a row shows another item, and is not made
 * again. Each group is after the room of its rows that are not drawn, so that its head sticks while one of them is seen.
 */
export function IndexRows<Item>(props: IndexRowsProps<Item>) {
  const { layout, rows } = props;
  return layout.groups.map((_, group) => {
    const [start = 0, end = 0] = layout.starts.slice(group, group + 2);
    return start < rows.end && end > rows.first ? <Group key={start} group={group} {...props} /> : null;
  });
}

function Group<Item>({
  group,
  layout,
  geometry,
  rows,
  id,
  keyOf,
  chosen,
  active,
  held,
  draw,
}: IndexRowsProps<Item> & { group: number }) {
  const { items = [] } = layout.groups[group] ?? {};
  const head = headOf(layout.groups[group]);
  const start = layout.starts[group];
  const begin = beginOf(layout, group);
  const first = Math.max(rows.first, begin.row);
  return (
    <div role={head === undefined ? 'presentation' : 'group'} aria-label={head}>
      {head !== undefined && (
        <div data-row={start} data-held={held === group || undefined} aria-hidden className={styles.head}>
          {head}
        </div>
      )}
      <div style={{ paddingBlockStart: geometry.offset(first) - geometry.offset(begin.row) }}>
        {items.slice(first - begin.row, Math.max(0, rows.end - begin.row)).map((item, at) => {
          const row = first + at;
          const place = begin.place + row - begin.row;
          return (
            <IndexOption
              key={row - begin.row}
              id={`${id}-${place}`}
              row={row}
              position={place + 1}
              total={layout.total}
              item={item}
              chosen={keyOf(item) === chosen}
              active={place === active}
              draw={draw}
            />
          );
        })}
      </div>
    </div>
  );
}
