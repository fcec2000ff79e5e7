import { useId, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { hidden } from '../hidden.css.ts';
import type { RootProps } from '../root-props.ts';
import { IndexRows } from './IndexRows.tsx';
import { ScopedPanel } from './IndexScopes.tsx';
import { LetterBar } from './LetterBar.tsx';
import { SearchStrip } from './SearchStrip.tsx';
import * as rowStyles from './IndexRows.css.ts';
import type { IndexGroup, IndexIntro, IndexScopes, IndexSearch, IndexWords } from './types.ts';
import { useLayout } from './use-layout.ts';
import { useMoves } from './use-moves.ts';
import { useRows } from './use-rows.ts';
import { useLetters } from './use-letters.ts';
import * as styles from './IndexList.css.ts';

export interface IndexListProps<Item> extends RootProps<HTMLDivElement> {
  /** Everything that the list says. */
  words: IndexWords;
  /** Keep the array's identity while its content is the same. Groups without items are left out. */
  groups: readonly IndexGroup<Item>[];
  /** Unlike any other item's of its group. */
  keyOf: (item: Item) => string;
  /** Key of the chosen item. */
  value?: string | undefined;
  /** An item was chosen. */
  onChange: (item: Item) => void;
  /** Draws one row's content, 48 px high or more. Return a memoised component without state: a row goes on to show another item. */
  children: (item: Item) => ReactNode;
  /** The search above the list. */
  search?: IndexSearch<Item> | undefined;
  /** Tabs below the search, where the groups are one part of several. */
  scopes?: IndexScopes | undefined;
  /** Above the first group; away while something is asked. */
  intro?: IndexIntro | undefined;
  /** In place of the list when there is no item. */
  empty?: ReactNode;
  /** Height of what sticks at the top of the page above it, a CSS length. */
  top?: string | undefined;
}

/**
 * A list of any length to choose one item from, in groups by letter, with a bar of letters at its side and a search
 * above. It scrolls with the page or with the nearest part that scrolls, and draws only the rows near what can be seen.
 */
export function IndexList<Item>({
  words,
  groups,
  keyOf,
  value: chosen,
  onChange: onChoose,
  children,
  search,
  scopes,
  intro,
  empty,
  top,
  className,
  style,
  ...root
}: IndexListProps<Item>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const above = useRef<HTMLDivElement>(null);
  const shown = useLayout(groups, search?.found, search?.alike);
  const { layout, geometry } = shown;
  const letters = useLetters(shown, intro);
  const rows = useRows(geometry, layout.kinds.length, list);
  const moves = useMoves({
    shown,
    rows,
    list,
    intro: above,
    letters,
    isChosen: (item) => keyOf(item) === chosen,
    onChoose,
    onEscape: () => search?.onChange(''),
  });
  const { active, activeRow, held, isLettered, onKeyDown } = moves;
  const activeId = activeRow >= rows.first && activeRow < rows.end ? `${id}-${active}` : undefined;
  /** First row of the first group that is drawn. */
  const firstStart = layout.starts.findLast((start) => start <= rows.first) ?? 0;
  const searching = search?.found !== undefined;

  return (
    <div
      {...root}
      className={classNames(
        styles.root,
        search && styles.withSearch,
        scopes && styles.withScopes,
        searching && styles.searched,
        className,
      )}
      style={{ ...(top !== undefined && { [styles.edgeName]: top }), ...style }}
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
      <ScopedPanel scopes={scopes} searching={searching} className={styles.panel}>
        {intro && (
          <div ref={above} inert={searching} className={styles.intro}>
            {intro.content}
          </div>
        )}
        <div
          ref={list}
          id={id}
          role="listbox"
          aria-label={words.list}
          aria-activedescendant={activeId}
          tabIndex={0}
          hidden={layout.total === 0}
          className={classNames(rowStyles.list, searching && rowStyles.found, !isLettered && rowStyles.alone)}
          style={{ blockSize: geometry.total(), paddingBlockStart: geometry.offset(firstStart) }}
          onKeyDown={onKeyDown}
          onClick={moves.onClick}
          onFocus={moves.onFocus}
        >
          <IndexRows
            layout={layout}
            geometry={geometry}
            rows={rows}
            id={id}
            keyOf={keyOf}
            chosen={chosen}
            active={active}
            held={held}
            draw={children}
          />
        </div>
        {letters.length > 0 && (
          <LetterBar label={words.letters} letters={letters} onHold={moves.hold} onEnter={moves.enter} />
        )}
        {layout.total === 0 && <div className={styles.empty}>{empty}</div>}
      </ScopedPanel>
    </div>
  );
}
