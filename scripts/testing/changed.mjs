import { run } from '../machine/command.mjs';
import { refuse } from '../machine/words.mjs';

const output = async (...command) => (await run(command, { quiet: true })).output;
const linesOf = (text) => text.split('\n').filter(Boolean);

/** Commit that a change begins at: the named one, or where this branch left main. */
async function beginOf(named) {
  if (named) {
    const { code } = await run(['git', 'rev-parse', '--verify', '--quiet', `${named}^{commit}`], {
      quiet: true,
    });
    return code === 0 ? named : refuse(`There is no branch, tag or commit ${named} in this repository.`);
  }
  const { code, output: base } = await run(['git', 'merge-base', 'HEAD', 'main'], { quiet: true });
  return code === 0 ? base.trim() : 'HEAD';
}

/** Files that differ from a commit, whether they are committed or not, and new ones. */
export async function changedFiles(named) {
  const begin = await beginOf(named);
  return [
    ...linesOf(await output('git', 'diff', '--name-only', begin)),
    ...linesOf(await output('git', 'ls-files', '--others', '--exclude-standard')),
  ];
}

const catalogue = /^packages\/kit\/src\/messages\/[a-z]+\/([a-z-]+)\.json$/;

/** Words reach every module by their table; those that show them ask for them by their catalogue's name. */
export async function shownBy(files) {
  const names = new Set(files.map((file) => catalogue.exec(file)?.[1]).filter(Boolean));
  const found = await Promise.all(
    [...names].map((name) =>
      output('git', 'grep', '-lE', `useMessages\\('${name}'\\)`, '--', 'packages/kit/src'),
    ),
  );
  return found.flatMap(linesOf);
}

/** Written from sources by a script, and read by everything: a change of theirs comes with one of a source. */
const written = /\.gen\.ts$|\/messages\/(arguments|packs)\//;

const escaped = (file) => file.replaceAll(/[.+()[\]]/g, String.raw`\$&`);

/**
 * Modules that a change touches: its own, and all that import them, however far away.
 * @param {string[]} files changed files
 * @param {string[]} folders of the modules that are looked at
 * @returns {Promise<string[]>}
 */
export async function touchedBy(files, folders) {
  const modules = [...files, ...(await shownBy(files))].filter(
    (file) => /\.(ts|tsx|mjs|mts)$/.test(file) && !written.test(file),
  );
  if (modules.length === 0) return [];
  const reached = await output(
    'depcruise',
    '--config',
    '.dependency-cruiser.mjs',
    '--reaches',
    `^(${modules.map(escaped).join('|')})$`,
    '--output-type',
    'json',
    ...folders,
  );
  return [...new Set([...modules, ...JSON.parse(reached).modules.map(({ source }) => source)])];
}
