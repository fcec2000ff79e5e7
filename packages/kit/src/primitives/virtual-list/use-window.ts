import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Geometry } from './geometry.ts';

/** Rows drawn: from `first` up to, not including, `end`. */
interface Rows {
  readonly first: number;
  readonly end: number;
}

/** Drawn beyond the screen on each side, CSS px, and the least of it that must remain before more is drawn. */
const ahead = 480;
const reserve = 160;

/** Drawn before the list's place on the screen is known. */
const firstRows = 16;

/**
 * Follows the page's scrolling and says which rows to draw. Measures what is drawn, and holds the reader's place when a
 * row above turns out taller than thought.
 */
export function useWindow(
  geometry: Geometry,
  count: number,
  list: RefObject<HTMLElement | null>,
  strip: RefObject<HTMLElement | null>,
): Rows {
  const [rows, setRows] = useState<Rows>({ first: 0, end: Math.min(count, firstRows) });
  const [drawn, redraw] = useState(0);
  const latest = useRef(rows);

  useEffect(() => {
    const element = list.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view) return undefined;
    const update = () => {
      const top = -element.getBoundingClientRect().top;
      const bottom = top + view.innerHeight;
      const { first, end } = latest.current;
      const from = geometry.offset(first);
      const to = geometry.offset(end);
      const total = geometry.total();
      const enoughAbove = from <= Math.max(0, top - reserve);
      const enoughBelow = to >= Math.min(total, bottom + reserve);
      const far = from > top || to < bottom;
      if (enoughAbove && enoughBelow && to - from < view.innerHeight + 4 * ahead) return;
      const next = {
        first: geometry.indexAt(Math.max(0, top - ahead)),
        end: Math.min(count, geometry.indexAt(bottom + ahead) + 1),
      };
      if (next.first === first && next.end === end) return;
      latest.current = next;
      // A scroll event is answered after the paint unless flushed; a jump would show a blank frame.
      if (far) flushSync(() => setRows(next));
      else setRows(next);
    };
    const resized = new ResizeObserver(() => {
      if (element.clientWidth > 0) redraw((times) => times + 1);
    });
    let width = element.clientWidth;
    const reflowed = new ResizeObserver(() => {
      if (element.clientWidth === width || element.clientWidth === 0) return;
      width = element.clientWidth;
      geometry.forget();
      redraw((times) => times + 1);
    });
    // What stands above the list may grow or shrink without a scroll.
    const moved = new ResizeObserver(update);
    moved.observe(element.ownerDocument.body);
    if (strip.current) resized.observe(strip.current);
    reflowed.observe(element);
    view.addEventListener('scroll', update, { passive: true });
    view.addEventListener('resize', update, { passive: true });
    update();
    return () => {
      moved.disconnect();
      resized.disconnect();
      reflowed.disconnect();
      view.removeEventListener('scroll', update);
      view.removeEventListener('resize', update);
    };
  }, [geometry, count, list, strip]);

  useLayoutEffect(() => {
    const view = strip.current?.ownerDocument.defaultView;
    if (!strip.current || !view) return;
    const top = -(list.current?.getBoundingClientRect().top ?? 0);
    const anchor = geometry.indexAt(top);
    const before = geometry.offset(anchor);
    const measured = Array.from(strip.current.children, (row, at) =>
      geometry.measure(rows.first + at, row.getBoundingClientRect().height),
    );
    if (!measured.includes(true)) return;
    geometry.learn();
    const drift = geometry.offset(anchor) - before;
    if (drift !== 0 && top > 0) view.scrollBy(0, drift);
    redraw((times) => times + 1);
  }, [geometry, rows, drawn, list, strip]);

  const end = Math.min(rows.end, count);
  return { first: Math.min(rows.first, end), end };
}
