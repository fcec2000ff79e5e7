import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { createGeometry } from '../virtual-list/geometry.ts';
import { hidden } from '../hidden.css.ts';
import { IndexRows } from './IndexRows.tsx';
import { LetterBar } from './LetterBar.tsx';
import { SearchStrip } from './SearchStrip.tsx';
import * as rowStyles from './IndexRows.css.ts';
import * as styles from './IndexList.css.ts';
import { nextPlace } from './keys.ts';
import { beginOf, itemAt, layOut, rowOf } from './layout.ts';
import type { LetterPlace } from './letters.ts';
import type { IndexGroup, IndexSearch, IndexWords } from './types.ts';
import { useRows } from './use-rows.ts';

export interface IndexListProps<Item> {
  words: IndexWords;
  /** Keep the array's identity while its content is the same. Groups without items are left out. */
  groups: readonly IndexGroup<Item>[];
  /** Unlike any other item's of its group. */
  keyOf: (item: Item) => string;
  /** Key of the chosen item. */
  chosen?: string | undefined;
  onChoose: (item: Item) => void;
  /** Draws one row's content, 48 px high or more. Return a memoised component. */
  children: (item: Item) => ReactNode;
  /** The search above the list. */
  search?: IndexSearch | undefined;
  /** Stands in place of the list when no group has an item. */
  empty?: ReactNode;
  /** Height of what sticks at the top of the page above it, a CSS length. */
  top?: string | undefined;
}

/** First heights of a head and an item, px; they are measured once drawn. */
const [headHeight, itemHeight] = [32, 48];

/**
 * A list of any length to choose one item from, in groups by letter, with a bar of letters at its side and a search
 * above. It scrolls with the page or with the nearest part that scrolls, and draws only the rows near what can be seen.
 */
export function IndexList<Item>({
  words,
  groups,
  keyOf,
  chosen,
  onChoose,
  children,
  search,
  empty,
  top,
}: IndexListProps<Item>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const layout = useMemo(() => layOut(groups.filter(({ items }) => items.length > 0)), [groups]);
  const geometry = useMemo(() => createGeometry(layout.kinds, [headHeight, itemHeight]), [layout]);
  const rows = useRows(geometry, layout.kinds.length, list);
  const [mark, setMark] = useState({ layout, place: -1 });
  const [held, setHeld] = useState<LetterPlace>();

  const isAsked = search !== undefined && search.value !== '';
  const atFirst = isAsked && layout.total > 0 ? 0 : -1;
  const active = mark.layout === layout ? mark.place : atFirst;
  const activeRow = active < 0 ? -1 : rowOf(layout, active);
  const activeId = activeRow >= rows.first && activeRow < rows.end ? `${id}-${active}` : undefined;
  const lettered = useMemo(
    () =>
      layout.groups.flatMap(({ letter, title }, group) =>
        letter === undefined ? [] : [{ letter, title, group }],
      ),
    [layout],
  );
  const groupOf = (letter: number): number => lettered[letter]?.group ?? 0;

  const moveTo = (place: number) => {
    rows.reveal(rowOf(layout, place), lettered.length > 0 ? headHeight : 0);
    setMark({ layout, place });
  };
  const choose = (place: number) => {
    const found = place < 0 ? undefined : itemAt(layout, rowOf(layout, place));
    if (found) onChoose(found.item);
  };
  const placeOfChosen = (): number => {
    const group = layout.groups.findIndex(({ items }) => items.some((item) => keyOf(item) === chosen));
    if (chosen === undefined || group < 0) return 0;
    const at = layout.groups[group]?.items.findIndex((item) => keyOf(item) === chosen) ?? 0;
    return beginOf(layout, group).place + at;
  };
  const hold = (next: LetterPlace | undefined) => {
    setHeld(next);
    if (!next || next.letter === held?.letter) return;
    setMark({ layout, place: -1 });
    rows.jumpTo(layout.starts[groupOf(next.letter)] ?? 0);
  };
  const enter = (letter: number) => {
    moveTo(beginOf(layout, groupOf(letter)).place);
    list.current?.focus({ preventScroll: true });
  };

  /** Who comes into the list is at a row: the one moved to just now, or the chosen one. */
  const begin = () =>
    setMark((now) =>
      now.layout === layout && now.place >= 0
        ? now
        : { layout, place: active < 0 ? placeOfChosen() : active },
    );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const inList = event.target === list.current;
    if (event.key === 'Enter' || (inList && event.key === ' ')) {
      event.preventDefault();
      choose(active);
      return;
    }
    if (!inList && event.key === 'Escape') search?.onChange('');
    // In the field these two move among what is typed.
    const next =
      !inList && /^(Home|End)$/.test(event.key)
        ? undefined
        : nextPlace(event.key, active, layout.total, placeOfChosen());
    const letter = inList
      ? lettered.findIndex((each) => each.letter.toLowerCase() === event.key.toLowerCase())
      : -1;
    if (next === undefined && letter < 0) return;
    event.preventDefault();
    moveTo(next ?? beginOf(layout, groupOf(letter)).place);
  };
  const onClick = (event: MouseEvent) => {
    const option = event.target instanceof Element && event.target.closest<HTMLElement>('[role="option"]');
    const found = option && itemAt(layout, Number(option.dataset['row']));
    if (found) onChoose(found.item);
  };

  return (
    <div
      className={classNames(styles.root, search && styles.withSearch)}
      style={top === undefined ? undefined : assignInlineVars({ [styles.edge]: top })}
    >
      {search && (
        <SearchStrip
          search={search}
          listId={id}
          expanded={layout.total > 0}
          activeId={activeId}
          onKeyDown={onKeyDown}
        />
      )}
      {search && (
        <p role="status" className={layout.total === 0 ? hidden : styles.status}>
          {search.status}
        </p>
      )}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={words.list}
        aria-activedescendant={activeId}
        tabIndex={0}
        hidden={layout.total === 0}
        className={classNames(rowStyles.list, lettered.length === 0 && rowStyles.alone)}
        style={{ blockSize: geometry.total() }}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={begin}
      >
        <IndexRows
          layout={layout}
          geometry={geometry}
          rows={rows}
          id={id}
          keyOf={keyOf}
          chosen={chosen}
          active={active}
          held={held && groupOf(held.letter)}
          draw={children}
        />
      </div>
      {lettered.length > 0 && (
        <LetterBar label={words.letters} letters={lettered} held={held} onHold={hold} onEnter={enter} />
      )}
      {layout.total === 0 && <div className={styles.empty}>{empty}</div>}
    </div>
  );
}
