import { defineConfig } from 'vitest/config';
import { source } from '../../vite.source.ts';
import { chosen } from './groups.mjs';

const { tests, patience = 15_000 } = chosen();

/**
 * The unit tests of one group, without those that take their strength from time or chance: tables must kill a mutant, and
 * the same one each time. Nor does one that reads the code as text find it in the copy that is mutated.
 */
export default defineConfig({
  ...source(),
  test: {
    environment: 'node',
    isolate: false,
    // A mutant is tried with the tests of every run.
    strictTags: false,
    // A mutant that answers nothing fails its test, before the runner has to be started again.
    testTimeout: patience,
    include: tests,
    testNamePattern:
      /^(?!.*(?:property:|hostile input|a megabyte|is quick|fuzz|the table names every|found by each name|by each of its keys|when their code is typed))/,
  },
});
