import { check, reports } from './counts.mjs';

/** Folders whose imports are checked. */
export const checked = ['packages', 'apps', 'stories', 'tests', 'tokens', '.storybook'];

/** Types, of which only what a change reaches is read again; what was found is kept beside the other caches. */
export const types = () =>
  check('tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', `${reports}/types.tsbuildinfo`);

export const imports = () => check('depcruise', '--config', '.dependency-cruiser.mjs', ...checked);

/** Exports, files and packages that nothing uses. */
const knip = () => check('knip', '--no-progress', '--treat-config-hints-as-errors', '--cache');

/** The checks of the lint by their tools: oxlint takes all cores, each of the others one. */
export const lint = [[() => check('oxlint')], [imports, knip, () => check('oxfmt', '--check')]];
