import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import type { SeatLayout } from '../../rules/seat-layout.ts';
import type { SeatPress } from './grid-press.ts';
import { useStable } from './use-stable.ts';

/** Keys that mean something on a seat; the rest is the browser's. */
const ours = /^(Arrow(Left|Right|Up|Down)|Home|End|Page(Up|Down)|[-+=_\da-zA-Z])$/;
const oursWithControl = /^(Arrow(Up|Down)|Home|End)$/;

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

/** What keys do is loaded once the first of them may come. */
const loadPresses = () => import('./grid-press.ts');

const seatInFocus = (): string | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset['seat'] : undefined;

/** The seats of a map as one stop of the tab key. It moves by attributes alone, so that a key draws nothing anew. */
export function useGridKeys({ grid, layout, deck, onDeck, start, onChoose, onZoom, onUnknown }: GridKeys) {
  const stop = useRef<HTMLElement>(null);
  const wanted = useRef<string>(undefined);

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

  const act = useStable((press: SeatPress, presses: typeof import('./grid-press.ts')) =>
    presses.pressOnSeat(press, { layout, goTo, onZoom, onUnknown }),
  );

  const press = (event: KeyboardEvent): boolean => {
    const { key, ctrlKey, altKey, metaKey, timeStamp } = event;
    const at = seatAt(event.target);
    if (at === undefined || altKey || metaKey) return false;
    if (!ctrlKey && (key === 'Enter' || key === ' ')) {
      onChoose(at);
      return true;
    }
    if (!(ctrlKey ? oursWithControl : ours).test(key)) return false;
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    void loadPresses().then((presses) =>
      act({ key, ctrlKey, timeStamp, at: seatInFocus() ?? at, mirrored }, presses),
    );
    return true;
  };

  return {
    onFocus: () => void loadPresses(),
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
