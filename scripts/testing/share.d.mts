/** A share such as `2/4`; undefined where the word names none. */
export function readShare(word: string): { place: number; count: number } | undefined;

/** Every share of so many: `1/4`, `2/4` … */
export function sharesOf(count: number): string[];

/** A share of a list: every fourth, from the second; all of it without one. */
export function shareOf<T>(list: readonly T[], share?: string): T[];

/** Words for Vitest that name a share of the files under `folder` that some globs name. */
export function filesOf(
  globs: readonly string[],
  folder: string,
  request: { filters: readonly string[]; share?: string },
): string[];
