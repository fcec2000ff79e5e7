import type { Geometry } from '../virtual-list/geometry.ts';

/** Rows drawn: from `first` up to, not including, `end`. */
export interface Rows {
  readonly first: number;
  readonly end: number;
}

/** Drawn beyond what can be seen on each side, px, and the least of it that must remain before more is drawn. */
const ahead = 320;
const reserve = 160;

/**
 * The rows to draw of a list that is at its beginning.
 * @param bottom where what can be seen ends, measured from the list's start, px
 */
export const beginRows = (geometry: Geometry, bottom: number): Rows => ({
  first: 0,
  end: geometry.indexAt(bottom + reserve) + 1,
});

/**
 * The rows to draw when what can be seen has moved; `undefined` while the drawn ones are enough.
 * @param view what can be seen, measured from the list's start, px
 * @param least what must be drawn beyond it, px
 */
export function nextRows(
  geometry: Geometry,
  count: number,
  drawn: Rows,
  view: { readonly top: number; readonly bottom: number },
  least = reserve,
): (Rows & { far: boolean }) | undefined {
  const from = geometry.offset(drawn.first);
  const to = geometry.offset(Math.min(count, drawn.end));
  const enough =
    from <= Math.max(0, view.top - least) && to >= Math.min(geometry.total(), view.bottom + least);
  if (enough) return undefined;
  const first = geometry.indexAt(Math.max(0, view.top - ahead));
  const end = Math.min(count, geometry.indexAt(view.bottom + ahead) + 1);
  if (first === drawn.first && end === drawn.end) return undefined;
  return { first, end, far: from > view.top || to < view.bottom };
}
