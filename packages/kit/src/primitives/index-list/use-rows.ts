import { useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Geometry } from '../virtual-list/geometry.ts';
import { createBegins } from './begins.ts';
import { nextRows, type Rows } from './rows.ts';
import { scrollerOf, type Scroller } from './scroller.ts';
import { watchSizes } from '../observers.ts';

export interface DrawnRows extends Rows {
  /** Brings a row to the upper edge of what can be seen. */
  readonly jumpTo: (row: number) => void;
  /** Brings what is above the list to the upper edge of what can be seen. */
  readonly toStart: () => void;
  /** Brings a row into sight, below a head of so many px, and draws it at once. */
  readonly reveal: (row: number, below: number) => void;
}

/** The width of the list at which a geometry's heights were measured, px. */
const widths = new WeakMap<Geometry, number>();

/** Answers whether a drawn row has another height than thought; heights of another width are forgotten. */
function measureRows(geometry: Geometry, list: HTMLElement): boolean {
  const width = list.clientWidth;
  // Hidden, nothing has a height.
  if (width === 0) return false;
  if ((widths.get(geometry) ?? width) !== width) geometry.forget();
  widths.set(geometry, width);
  const others = Array.from(list.querySelectorAll<HTMLElement>('[data-row]')).filter((row) =>
    geometry.measure(Number(row.dataset['row']), row.getBoundingClientRect().height),
  );
  return others.length > 0;
}

/** The drawn rows push each other by themselves; to draw them again for a height would cost a frame. */
const giveHeight = (list: HTMLElement, height: number): void => {
  list.style.blockSize = `${height}px`;
};

/**
 * Follows what scrolls a list and says which rows to draw. They are measured once drawn, and what is being read stays
 * where it is. The list's element must stay the same; a new geometry is another list, shown from its beginning.
 */
export function useRows(geometry: Geometry, count: number, list: RefObject<HTMLElement | null>): DrawnRows {
  const [begins] = useState(createBegins);
  const [drawn, setDrawn] = useState<Rows & { of: Geometry }>();
  const [measures, redraw] = useReducer((times: number) => times + 1, 0);
  const scroller = useRef<Scroller>(undefined);
  const drift = useRef(0);
  const { first, end } = drawn?.of === geometry ? drawn : begins.rows(geometry);
  const latest = useRef({ geometry, count, first, end });

  const [follow] = useState(() => {
    /** Draws what has come near; a scroll is answered after the paint unless flushed, and a jump would show a blank. */
    const update = (atOnce: boolean) => {
      const view = scroller.current?.view();
      const now = latest.current;
      const next = view && nextRows(now.geometry, now.count, now, view);
      if (!next) return;
      latest.current = { ...now, ...next };
      const draw = () => setDrawn({ of: now.geometry, first: next.first, end: next.end });
      if (atOnce || next.far) flushSync(draw);
      else draw();
    };
    return {
      scrolled: () => update(false),
      jumpTo: (row: number) => {
        const view = scroller.current?.view();
        if (view) scroller.current?.scrollBy(latest.current.geometry.offset(row) - view.top);
        update(true);
      },
      toStart: () => {
        const view = scroller.current?.view();
        if (view) scroller.current?.scrollBy(-view.top - (list.current?.offsetTop ?? 0));
        update(true);
      },
      reveal: (row: number, below: number) => {
        const view = scroller.current?.view();
        if (!view) return;
        const { geometry: now } = latest.current;
        const above = now.offset(row) - below - view.top;
        const beyond = now.offset(row + 1) - view.bottom;
        if (above < 0) scroller.current?.scrollBy(above);
        else if (beyond > 0) scroller.current?.scrollBy(beyond);
        update(true);
      },
    };
  });

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    scroller.current ??= scrollerOf(element);
    const { view, scrollBy } = scroller.current;
    const isAnother = latest.current.geometry !== geometry;
    latest.current = { geometry, count, first, end };
    let seen = view();
    // Another list is shown from its start, with what is above it.
    const shift = isAnother ? Math.min(0, -seen.top - element.offsetTop) : drift.current;
    drift.current = 0;
    if (shift !== 0) {
      scrollBy(shift);
      seen = view();
    }
    if (seen.top <= 1) begins.note(geometry, seen.bottom);
    const anchor = geometry.indexAt(seen.top);
    const [before, start] = [geometry.offset(anchor), geometry.offset(first)];
    if (measureRows(geometry, element)) {
      geometry.learn();
      const moved = seen.top > 0 ? geometry.offset(anchor) - before : 0;
      if (geometry.offset(first) !== start) {
        drift.current = moved;
        redraw();
        return;
      }
      giveHeight(element, geometry.total());
      if (moved !== 0) scrollBy(moved);
    }
    // A higher screen or lower rows may want more; what is new need only fill the screen, as scrolling it draws more.
    const next = nextRows(geometry, count, { first, end }, seen, isAnother ? 0 : undefined);
    if (next) setDrawn({ of: geometry, first: next.first, end: next.end });
  }, [geometry, count, list, first, end, measures, begins]);

  useLayoutEffect(() => {
    const element = list.current;
    const target = scroller.current?.target;
    const page = element?.ownerDocument.defaultView;
    if (!element || !target || !page) return undefined;
    // In the next frame: to change sizes while sizes are being told is an error.
    let frame = 0;
    const resized = watchSizes(() => {
      if (element.clientWidth === (widths.get(latest.current.geometry) ?? element.clientWidth)) return;
      page.cancelAnimationFrame(frame);
      frame = page.requestAnimationFrame(redraw);
    });
    resized.observe(element);
    target.addEventListener('scroll', follow.scrolled, { passive: true });
    page.addEventListener('resize', follow.scrolled, { passive: true });
    return () => {
      resized.disconnect();
      page.cancelAnimationFrame(frame);
      target.removeEventListener('scroll', follow.scrolled);
      page.removeEventListener('resize', follow.scrolled);
    };
  }, [list, follow]);

  return {
    first,
    end: Math.min(count, end),
    jumpTo: follow.jumpTo,
    toStart: follow.toStart,
    reveal: follow.reveal,
  };
}
