import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { RootProps } from '../root-props.ts';
import { useHydrating } from '../use-hydrating.ts';
import { useMergedRef } from '../use-merged-ref.ts';
import { createGeometry, type Geometry } from './geometry.ts';
import { useWindow } from './use-window.ts';
import * as styles from './VirtualList.css.ts';

export interface VirtualListProps<Item> extends RootProps<HTMLDivElement> {
  /** Name of the list for screen readers. */
  label: string;
  /** Keep the array's identity while its content is the same. */
  items: readonly Item[];
  /** Key that tells an item from all others. */
  keyOf: (item: Item) => string;
  /** Name of the row's kind, one of `estimates`. The same function while `items` are the same. */
  kindOf: (item: Item, index: number) => string;
  /** First height of each kind, CSS px; rows are measured once drawn. */
  estimates: Readonly<Record<string, number>>;
  /** Draws one row; its place counts from 0. Return a memoised component. */
  children: (item: Item, index: number) => ReactNode;
}

/** Lists as they were last, by the object of their estimates and their name: a page that comes back stands where it was left. */
const lists = new WeakMap<object, Map<string, Geometry>>();

/** A list of any length that scrolls with the page and draws only the rows near the screen. */
export function VirtualList<Item>({
  label,
  items,
  keyOf,
  kindOf,
  estimates,
  children,
  className,
  style,
  ref,
  ...root
}: VirtualListProps<Item>) {
  const list = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  // A server has measured nothing.
  const isMeasured = !useHydrating();
  const geometry = useMemo(() => {
    const names = Object.keys(estimates);
    const kinds = new Uint8Array(items.length);
    // Counted by hand: with 12,000 rows, an iterator is half of the work.
    for (let index = 0; index < items.length; index += 1) {
      kinds[index] = names.indexOf(kindOf(items[index] as Item, index));
    }
    const before = isMeasured ? lists.get(estimates)?.get(label) : undefined;
    return createGeometry(kinds, Object.values(estimates), before);
  }, [items, kindOf, estimates, label, isMeasured]);
  useLayoutEffect(() => {
    if (!isMeasured) return;
    if (!lists.has(estimates)) lists.set(estimates, new Map());
    lists.get(estimates)?.set(label, geometry);
  }, [estimates, label, geometry, isMeasured]);
  const { first, end } = useWindow(geometry, items.length, list, strip);

  return (
    <div
      {...root}
      ref={useMergedRef(list, ref)}
      className={classNames(styles.list, className)}
      style={{ blockSize: geometry.total(), ...style }}
    >
      <div
        ref={strip}
        role="list"
        aria-label={label}
        className={styles.strip}
        style={{ transform: `translateY(${geometry.offset(first)}px)` }}
      >
        {items.slice(first, end).map((item, at) => (
          <div key={keyOf(item)} role="listitem" aria-setsize={items.length} aria-posinset={first + at + 1}>
            {children(item, first + at)}
          </div>
        ))}
      </div>
    </div>
  );
}
