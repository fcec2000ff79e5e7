import { useCallback, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { nextPlace } from './keys.ts';
import { beginOf, itemAt, placeOf, rowOf } from './layout.ts';
import { headHeight, type ShownLayout } from './use-layout.ts';
import type { DrawnRows } from './use-rows.ts';

/** A letter of the bar and the group that it leads to. */
interface BarLetter {
  readonly letter: string;
  readonly title?: string | undefined;
  readonly group: number;
}

interface Moves<Item> {
  shown: ShownLayout<Item>;
  rows: DrawnRows;
  list: RefObject<HTMLElement | null>;
  /** Part above the list, with a letter before the others. */
  intro: RefObject<HTMLElement | null>;
  /** As they are in the bar; the intro's has the group -1. */
  letters: readonly BarLetter[];
  isChosen: (item: Item) => boolean;
  onChoose: (item: Item) => void;
  /** Empties the search. */
  onEscape: () => void;
}

/** Where one is in an index list, and how one moves and chooses: by keys, by taps, by letters. */
export function useMoves<Item>({
  shown,
  rows,
  list,
  intro,
  letters,
  isChosen,
  onChoose,
  onEscape,
}: Moves<Item>) {
  const { whole, layout } = shown;
  const { jumpTo, toStart, reveal } = rows;
  const [mark, setMark] = useState({ layout, place: -1 });
  const [held, setHeld] = useState<number>();
  const isLettered = layout === whole && letters.length > 0;
  // Of what was found, Enter takes the first.
  const atFirst = layout !== whole && layout.total > 0 ? 0 : -1;
  const active = mark.layout === layout ? mark.place : atFirst;
  const activeRow = active < 0 ? -1 : rowOf(layout, active);

  const hold = useCallback(
    (letter: number | undefined) => {
      const group = letter === undefined ? undefined : letters[letter]?.group;
      setHeld(group);
      if (group === undefined) return;
      setMark({ layout: whole, place: -1 });
      if (group < 0) toStart();
      else jumpTo(whole.starts[group] ?? 0);
    },
    [whole, letters, jumpTo, toStart],
  );
  const enter = useCallback(
    (letter: number) => {
      const group = letters[letter]?.group ?? 0;
      if (group < 0) {
        toStart();
        intro.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
        return;
      }
      const { row, place } = beginOf(whole, group);
      reveal(row, headHeight);
      setMark({ layout: whole, place });
      list.current?.focus({ preventScroll: true });
    },
    [whole, letters, reveal, toStart, list, intro],
  );
  const choose = (row: number) => {
    const found = itemAt(layout, row);
    if (found) onChoose(found.item);
  };
  const whereToBegin = () => (active < 0 ? Math.max(0, placeOf(layout, isChosen)) : active);

  return {
    /** Place of the row one is at; -1 for none. */
    active,
    activeRow,
    /** The group that is held in the bar. */
    held,
    isLettered,
    hold,
    enter,
    onFocus: () =>
      setMark((now) => (now.layout === layout && now.place >= 0 ? now : { layout, place: whereToBegin() })),
    onClick: (event: MouseEvent) => {
      const option = event.target instanceof Element && event.target.closest<HTMLElement>('[role="option"]');
      if (option) choose(Number(option.dataset['row']));
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      const { key } = event;
      const inList = event.target === list.current;
      if (!inList && key === 'Escape') onEscape();
      // In the field these move among what is typed, or are typed.
      if (!inList && /^(Home|End| )$/.test(key)) return;
      const letter =
        inList && isLettered
          ? letters.findIndex((each) => each.letter.toLowerCase() === key.toLowerCase())
          : -1;
      const next = nextPlace(key, active, layout.total, whereToBegin());
      if (key === 'Enter' || key === ' ') choose(activeRow);
      else if (letter >= 0) enter(letter);
      else if (next !== undefined) {
        reveal(rowOf(layout, next), isLettered ? headHeight : 0);
        setMark({ layout, place: next });
      } else return;
      event.preventDefault();
    },
  };
}
