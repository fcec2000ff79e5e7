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

/** A drawn letter and the middle of it, px. */
export interface LetterPlace {
  readonly letter: number;
  readonly at: number;
}

/** The letter at a height of the bar; those left out lie between their neighbours. */
export function letterAt(height: number, drawn: readonly LetterPlace[]): LetterPlace {
  const next = drawn.findIndex(({ at }) => at >= height);
  const after = drawn[next] ?? drawn.at(-1) ?? { letter: 0, at: 0 };
  const before = drawn[next - 1];
  if (!before) return after;
  const part = (height - before.at) / (after.at - before.at);
  return { letter: Math.round(before.letter + part * (after.letter - before.letter)), at: height };
}
