import type { Geometry } from './geometry.ts';

/**
 * Measures the drawn rows and puts them where they belong, and holds the reader's place when a row above turns out
 * taller than thought. It writes the styles itself: drawing the list again for a height would cost a frame.
 * @param list has the height of all rows
 * @param strip holds the drawn rows
 * @param first index of the first drawn row
 */
export function settleRows(geometry: Geometry, list: HTMLElement, strip: HTMLElement, first: number): void {
  const top = -list.getBoundingClientRect().top;
  const anchor = geometry.indexAt(top);
  const before = geometry.offset(anchor);
  // Hidden, nothing has a height. Measured before anything is written, so that layout runs once.
  const rows = strip.clientWidth > 0 ? Array.from(strip.children) : [];
  const changed = rows.filter((row, at) => geometry.measure(first + at, row.getBoundingClientRect().height));
  if (changed.length > 0) geometry.learn();
  list.style.blockSize = `${geometry.total()}px`;
  strip.style.transform = `translateY(${geometry.offset(first)}px)`;
  const drift = geometry.offset(anchor) - before;
  if (drift !== 0 && top > 0) list.ownerDocument.defaultView?.scrollBy(0, drift);
}
