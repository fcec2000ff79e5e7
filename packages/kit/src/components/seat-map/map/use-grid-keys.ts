import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import type { SeatPress, TypedSeat } from './grid-press.ts';
import { loadMoves, type MapMoves } from './load-moves.ts';
import { useSeats } from '../seats-context.ts';
import { useEventCallback } from '../use-event-callback.ts';

/** Keys that mean something on a seat; the rest is the browser's. */
const ours = /^(Arrow(Left|Right|Up|Down)|Home|End|Page(Up|Down)|[-+=_\da-zA-Z])$/;
const oursWithControl = /^(Arrow(Up|Down)|Home|End)$/;
const acrossWithControl = /^(Arrow(Left|Right)|Home|End)$/;

interface GridKeys {
  readonly grid: RefObject<HTMLDivElement | null>;
  /** The seat where the tab key leads at first, once it is drawn. */
  readonly start: string | undefined;
  readonly onZoom: (step: 1 | -1 | 0) => void;
}

/** The seats of a map as one stop of the tab key. It moves by attributes alone, so that a key draws nothing again. */
export function useGridKeys({ grid, start, onZoom }: GridKeys) {
  const { layout, across, onDeck, onChoose, onMissing } = useSeats();
  const stop = useRef<HTMLElement>(null);
  const typed = useRef<TypedSeat>({ text: '', at: 0 });
  /** A seat to go to that is still to be drawn. */
  const wanted = useRef<string>(undefined);

  const cellOf = (designator: string): HTMLElement | null =>
    grid.current?.querySelector<HTMLElement>(`[data-seat="${CSS.escape(designator)}"]`) ?? null;

  const setStop = (cell: HTMLElement | null | undefined, focus?: FocusOptions): void => {
    if (!cell) return;
    const before = stop.current;
    cell.tabIndex = 0;
    stop.current = cell;
    wanted.current = undefined;
    // A finger has given it the focus before.
    if (focus && document.activeElement !== cell) cell.focus(focus);
    // Only now: to take it from what has the focus would lay out the page at once.
    if (before && before !== cell) before.tabIndex = -1;
  };

  useLayoutEffect(() => {
    if (wanted.current !== undefined) setStop(cellOf(wanted.current), {});
    if (!stop.current?.isConnected) setStop(cellOf(start ?? ''));
  });

  const goTo = (designator: string): void => {
    onMissing();
    const cell = cellOf(designator);
    const placed = layout.byDesignator.get(designator);
    if (!cell && placed) {
      wanted.current = designator;
      onDeck(placed.at.deck);
      return;
    }
    setStop(cell, {});
  };

  const seatAt = (target: EventTarget): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>('[data-seat]') : null;

  const act = useEventCallback((press: SeatPress, moves: MapMoves) =>
    moves.pressOnSeat(press, typed.current, { layout, goTo, onZoom, onUnknown: onMissing }),
  );

  const press = (event: KeyboardEvent): boolean => {
    const { key, ctrlKey, altKey, metaKey, timeStamp } = event;
    const at = seatAt(event.target)?.dataset['seat'];
    if (at === undefined || altKey || metaKey) return false;
    if (!ctrlKey && (key === 'Enter' || key === ' ')) {
      onChoose(at);
      return true;
    }
    const withControl = across ? acrossWithControl : oursWithControl;
    if (!(ctrlKey ? withControl : ours).test(key)) return false;
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    // Where the focus is by then: keys may come before what they do is loaded.
    void loadMoves().then((moves) =>
      act(
        {
          key,
          ctrlKey,
          timeStamp,
          at: wanted.current ?? stop.current?.dataset['seat'] ?? at,
          mirrored,
          across,
        },
        moves,
      ),
    );
    return true;
  };

  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (press(event)) event.preventDefault();
    },
    /** Tells the seat that a click met, which takes the focus. */
    clicked: ({ target, clientX, clientY }: MouseEvent, onSeat: (designator: string) => void): void => {
      const take = (cell: HTMLElement | null | undefined): void => {
        setStop(cell, { preventScroll: true });
        const designator = cell?.dataset['seat'];
        if (designator !== undefined) onSeat(designator);
      };
      const met = seatAt(target);
      if (met) take(met);
      else
        void loadMoves().then((moves) => take(moves.nearestSeat(target, { x: clientX, y: clientY }, across)));
    },
  };
}
