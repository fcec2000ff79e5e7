/** Drawn between two letters where some are left out, px. */
export const dotSize = 8;

/**
 * Which letters of a bar are drawn: all, or where there is no room as many as fit with dots between them, evenly, the
 * first and the last always.
 * @param count number of letters
 * @param room height of the bar, px
 * @param cell least height of a letter, px
 */
export function drawnLetters(count: number, room: number, cell: number): readonly number[] {
  const fit = count * cell <= room ? count : Math.floor((room + dotSize) / (cell + dotSize));
  const drawn = Math.max(Math.min(count, 2), Math.min(count, fit));
  return Array.from({ length: drawn }, (_, at) =>
    drawn === 1 ? 0 : Math.round((at * (count - 1)) / (drawn - 1)),
  );
}

/**
 * The letter at a height of the bar; those left out lie between their neighbours.
 * @param first middle of the first letter, px
 * @param last middle of the last letter, px
 */
export function letterAt(height: number, first: number, last: number, count: number): number {
  if (count < 2 || last <= first) return 0;
  const at = Math.round(((height - first) / (last - first)) * (count - 1));
  return Math.min(Math.max(0, at), count - 1);
}
