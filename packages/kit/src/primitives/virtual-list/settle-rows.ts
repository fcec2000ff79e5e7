import type { Geometry } from './geometry.ts';

/**
 * Measures the drawn rows. Where they are other than thought, it puts them where they belong and holds the reader's
 * place. It writes the styles itself: drawing the list again for a height would cost a frame.
 * @param list has the height of all rows
 * @param strip holds the drawn rows
 * @param first index of the first drawn row
 */
export function settleRows(geometry: Geometry, list: HTMLElement, strip: HTMLElement, first: number): void {
  // Hidden, nothing has a height.
  if (strip.clientWidth === 0) return;
  const top = -list.getBoundingClientRect().top;
  const anchor = geometry.indexAt(top);
  const before = geometry.offset(anchor);
  const changed = Array.from(strip.children).filter((row, at) =>
    geometry.measure(first + at, row.getBoundingClientRect().height),
  );
  if (changed.length === 0) return;
  // The one row of a list out of reach says nothing of the others.
  if (strip.children.length > 1) geometry.learn();
  list.style.blockSize = `${geometry.total()}px`;
  strip.style.transform = `translateY(${geometry.offset(first)}px)`;
  const drift = geometry.offset(anchor) - before;
  if (drift !== 0 && top > 0) list.ownerDocument.defaultView?.scrollBy(0, drift);
}
