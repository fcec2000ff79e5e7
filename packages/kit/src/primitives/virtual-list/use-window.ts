import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Geometry } from './geometry.ts';
import { settleRows } from './settle-rows.ts';
import { watchSizes } from '../observers.ts';

/** Rows drawn: from `first` up to, not including, `end`. */
interface Rows {
  readonly first: number;
  readonly end: number;
}

/** Drawn beyond the screen on each side, CSS px, and the least of it that must remain before more is drawn. */
const ahead = 480;
const reserve = 280;

/** Drawn before the list's place on the screen is known; a list of no more is drawn whole wherever it is. */
const firstRows = 8;

/** Rows drawn on each side of the one in focus: a key may be pressed again before the scroll of the last one is told. */
const beside = 2;

/** Follows the page's scrolling and says which rows to draw; they are measured and put in place once drawn. */
export function useWindow(
  geometry: Geometry,
  count: number,
  list: RefObject<HTMLElement | null>,
  strip: RefObject<HTMLElement | null>,
): Rows {
  const [rows, setRows] = useState<Rows>({ first: 0, end: Math.min(count, firstRows) });
  const latest = useRef(rows);
  const end = Math.min(rows.end, count);
  const first = Math.min(rows.first, end);
  const drawn = useRef(first);
  const followed = useRef<Geometry>(undefined);

  useLayoutEffect(() => {
    drawn.current = first;
    if (list.current && strip.current) settleRows(geometry, list.current, strip.current, first);
  }, [geometry, list, strip, first, end]);

  useLayoutEffect(() => {
    const outer = list.current;
    const inner = strip.current;
    const view = outer?.ownerDocument.defaultView;
    if (!outer || !inner || !view) return undefined;
    /** A scroll event is answered after the paint unless flushed; a jump would show a blank frame. */
    const update = (show: (next: Rows, far: boolean) => void) => {
      const top = -outer.getBoundingClientRect().top;
      const bottom = top + view.innerHeight;
      const now = latest.current;
      const from = geometry.offset(now.first);
      const to = geometry.offset(now.end);
      const enoughAbove = from <= Math.max(0, top - reserve);
      const enoughBelow = to >= Math.min(geometry.total(), bottom + reserve);
      // Of a list out of reach its nearest row stays, by which one comes to it without scrolling.
      const away = bottom + ahead < 0 || top - ahead > geometry.total();
      const most = away ? 0 : view.innerHeight + 4 * ahead;
      const whole = count <= firstRows;
      if (!whole && enoughAbove && enoughBelow && to - from < most) return;
      const next = {
        first: whole ? 0 : geometry.indexAt(Math.max(0, top - ahead)),
        end: whole ? count : Math.min(count, geometry.indexAt(bottom + ahead) + 1),
      };
      if (next.first === now.first && next.end === Math.min(now.end, count)) return;
      latest.current = next;
      show(next, !away && (from > top || to < bottom));
    };
    const follow = () => update((next, far) => (far ? flushSync(() => setRows(next)) : setRows(next)));
    /** A key is a discrete event: the rows are there before the next one. */
    const reach = ({ target }: FocusEvent) => {
      const at = [...inner.children].findIndex((row) => row.contains(target as Node));
      if (at < 0) return;
      const now = latest.current;
      const next = {
        first: Math.max(0, Math.min(now.first, now.first + at - beside)),
        end: Math.min(count, Math.max(now.end, now.first + at + 1 + beside)),
      };
      if (next.first === now.first && next.end === Math.min(now.end, count)) return;
      latest.current = next;
      setRows(next);
    };
    let width = outer.clientWidth;
    const settle = () => {
      if (outer.clientWidth !== width && outer.clientWidth > 0) {
        width = outer.clientWidth;
        geometry.forget();
      }
      settleRows(geometry, outer, inner, drawn.current);
      follow();
    };
    // In the next frame: to change sizes while sizes are being told is an error. The body is watched because what
    // is above the list may grow or shrink without a scroll. The first telling is of what has just been settled.
    let frame = 0;
    let told = false;
    const resized = watchSizes(() => {
      if (told) {
        view.cancelAnimationFrame(frame);
        frame = view.requestAnimationFrame(settle);
      }
      told = true;
    });
    resized.observe(outer.ownerDocument.body);
    resized.observe(inner);
    view.addEventListener('scroll', follow, { passive: true });
    view.addEventListener('resize', follow, { passive: true });
    inner.addEventListener('focusin', reach);
    // Shown again, it stands at the page's top until the page has been put back to its place.
    if (followed.current === geometry) frame = view.requestAnimationFrame(follow);
    else update((next) => setRows(next));
    followed.current = geometry;
    return () => {
      resized.disconnect();
      view.cancelAnimationFrame(frame);
      view.removeEventListener('scroll', follow);
      view.removeEventListener('resize', follow);
      inner.removeEventListener('focusin', reach);
    };
  }, [geometry, count, list, strip]);

  return { first, end };
}
