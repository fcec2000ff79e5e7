/**
 * Group mutated together: the files, the tests that must notice, the share of mutants they must kill, in per cent, and how long
 * a test may take, ms.
 */
export interface Group {
  files: string[];
  tests: string[];
  goal: number;
  patience?: number;
}

export const groups: Record<string, Group>;

/** The group that the environment names, and the files of it that are mutated. */
export function chosen(environment?: Record<string, string | undefined>): Group & { name: string };

/** The groups that a word names: one of them, or all areas of a folder. */
export function named(word: string): string[];

/** Where the report of a group is written, without its ending. */
export function reportOf(name: string): string;
