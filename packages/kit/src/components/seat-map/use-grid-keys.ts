import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import type { SeatLayout } from '../../rules/seat-layout.ts';
import { moveSeat, seatTyped, type SeatMove } from '../../rules/seat-moves.ts';

const moves: Readonly<Record<string, SeatMove>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'rowStart',
  End: 'rowEnd',
  PageUp: 'previousSection',
  PageDown: 'nextSection',
};
const withControl: Readonly<Record<string, SeatMove>> = {
  Home: 'first',
  End: 'last',
  ArrowUp: 'rowsUp',
  ArrowDown: 'rowsDown',
};
const mirrored: Partial<Record<SeatMove, SeatMove>> = { left: 'right', right: 'left' };
const zooms: Readonly<Record<string, 1 | -1 | 0>> = { '+': 1, '=': 1, '-': -1, _: -1, '0': 0 };

/** Milliseconds between two keys of one seat number. */
const typingPause = 1000;

interface GridKeys {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly layout: SeatLayout;
  /** Index of the deck in sight. */
  readonly deck: number;
  readonly onDeck: (deck: number) => void;
  /** Where the tab key leads at first. */
  readonly start: string | undefined;
  readonly onChoose: (designator: string) => void;
  readonly onZoom: (step: 1 | -1 | 0) => void;
  /** A seat number that the map does not have. */
  readonly onUnknown: (typed: string) => void;
}

/** The seats of a map as one stop of the tab key. It moves by attributes alone, so that a key draws nothing anew. */
export function useGridKeys({ grid, layout, deck, onDeck, start, onChoose, onZoom, onUnknown }: GridKeys) {
  const stop = useRef<HTMLElement>(null);
  const wanted = useRef<string>(undefined);
  const typed = useRef({ text: '', at: 0 });

  const cellOf = (designator: string): HTMLElement | null =>
    grid.current?.querySelector<HTMLElement>(`[data-seat="${CSS.escape(designator)}"]`) ?? null;

  const setStop = (cell: HTMLElement | null): void => {
    if (!cell) return;
    stop.current?.removeAttribute('tabindex');
    cell.tabIndex = 0;
    stop.current = cell;
  };

  useLayoutEffect(() => {
    if (wanted.current !== undefined) {
      setStop(cellOf(wanted.current));
      stop.current?.focus();
      wanted.current = undefined;
    }
    if (stop.current?.isConnected) return;
    const first = layout.seats.find((placed) => placed.at.deck === deck)?.designator;
    setStop(cellOf(start ?? '') ?? cellOf(first ?? ''));
  });

  const goTo = (designator: string): void => {
    const cell = cellOf(designator);
    const placed = layout.byDesignator.get(designator);
    if (!cell && placed) {
      wanted.current = designator;
      onDeck(placed.at.deck);
      return;
    }
    setStop(cell);
    cell?.focus();
  };

  const type = (key: string, now: number): void => {
    const text = now - typed.current.at < typingPause ? typed.current.text + key : key;
    typed.current = { text, at: now };
    const found = seatTyped(layout, text);
    if (found) goTo(found.designator);
    else if (/\D/.test(text)) onUnknown(text.toUpperCase());
  };

  const seatAt = (target: EventTarget): string | undefined =>
    target instanceof Element ? target.closest<HTMLElement>('[data-seat]')?.dataset['seat'] : undefined;

  /** A seat's cell is larger than what is drawn: what meets a row between two seats meets the nearer. */
  const nearestTo = (target: EventTarget, x: number): string | undefined => {
    const row = target instanceof Element ? target.closest('[role="row"]') : null;
    for (const cell of row?.querySelectorAll<HTMLElement>('[data-seat]') ?? []) {
      const { left, right, width } = cell.getBoundingClientRect();
      const margin = width / 9;
      if (x >= left - margin && x <= right + margin) return cell.dataset['seat'];
    }
    return undefined;
  };

  const press = (event: KeyboardEvent): boolean => {
    const { key, ctrlKey, altKey, metaKey, timeStamp } = event;
    const at = seatAt(event.target);
    if (at === undefined || altKey || metaKey) return false;
    const move = (ctrlKey ? withControl : moves)[key];
    if (move) {
      const turned = getComputedStyle(event.currentTarget).direction === 'rtl' ? mirrored[move] : undefined;
      goTo(moveSeat(layout, at, turned ?? move));
      return true;
    }
    if (ctrlKey) return false;
    if (key === 'Enter' || key === ' ') {
      onChoose(at);
      return true;
    }
    const typing = timeStamp - typed.current.at < typingPause && typed.current.text !== '';
    const zoom = key === '0' && typing ? undefined : zooms[key];
    if (zoom !== undefined) onZoom(zoom);
    else if (/^[\da-z]$/i.test(key)) type(key, timeStamp);
    else return false;
    return true;
  };

  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (press(event)) event.preventDefault();
    },
    /** The seat that a click met, which takes the focus. */
    clicked: (event: MouseEvent): string | undefined => {
      const designator = seatAt(event.target) ?? nearestTo(event.target, event.clientX);
      if (designator === undefined) return undefined;
      setStop(cellOf(designator));
      stop.current?.focus({ preventScroll: true });
      return designator;
    },
  };
}
