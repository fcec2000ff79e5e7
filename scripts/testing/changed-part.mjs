import { existsSync } from 'node:fs';
import { root } from '../machine/command.mjs';
import { changedFiles, touchedBy } from './changed.mjs';
import { checked, imports, types } from './checks.mjs';
import { check, sum } from './counts.mjs';
import { vitest } from './vitest.mjs';

const unitTest =
  /^(packages|tokens|apps|scripts|tests\/(catalogue|faults|leaks|suite-trial|tiers|visual))\/.*\.test\.tsx?$/;
const script = /\.(ts|tsx|mjs|mts)$/;

/**
 * Checks, unit tests and stories that a change reaches by imports. The packed library and the built site are not among
 * them: they take all of it.
 * @param {(request: import('./parts.mjs').Request) => Promise<import('./counts.mjs').Count>} stories
 */
export const changed = (stories) => async (request) => {
  const [commit] = request.filters;
  const files = (await changedFiles(commit)).filter((file) => existsSync(`${root}${file}`));
  if (files.length === 0) {
    console.log('Nothing has changed.');
    return { passed: 0, failed: 0 };
  }
  const touched = await touchedBy(files, checked);
  const tests = touched.filter((file) => unitTest.test(file));
  const shown = touched.filter((file) => file.endsWith('.stories.tsx'));
  const scripts = files.filter((file) => script.test(file));
  console.log(
    `${files.length} files have changed, ${touched.length} are reached, ${shown.length} of stories.`,
  );
  return sum([
    await types(),
    ...(scripts.length > 0 ? [await check('oxlint', ...scripts)] : []),
    await check('oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files),
    await imports(),
    await vitest('unit', ['unit'], [...new Set(['tests/catalogue/', ...tests])]),
    ...(shown.length > 0 ? [await stories({ tier: 'test', filters: shown })] : []),
  ]);
};
