/** Globs of the test files of each project of Vitest. */
export const testsOf: Record<'unit' | 'package' | 'hosts' | 'stories', string[]>;
