import { createHash } from 'node:crypto';
import { run } from '../machine/command.mjs';

/** Files that tell of runs, and would change the state by being written. */
const ofRuns = /^docs\/(figures\.md$|runs\/)/;

const git = async (...words) => {
  const { code, output } = await run(['git', ...words], { quiet: true });
  return code === 0 ? output : undefined;
};

/**
 * Digest of the tracked files as they stand in the folder, without those that tell of runs: two trees with the same digest are tested alike.
 * @returns {Promise<string | undefined>} sixteen hexadecimal digits; undefined where there is no git
 */
export async function stateOfTree() {
  const index = await git('ls-files', '-s', '-z');
  const edited = await git('diff', '--name-only', '--no-renames', '--diff-filter=d', '-z');
  const removed = await git('diff', '--name-only', '--no-renames', '--diff-filter=D', '-z');
  if (index === undefined || edited === undefined || removed === undefined) return undefined;
  const files = edited.split('\0').filter(Boolean);
  const hashes = files.length > 0 ? await git('hash-object', '--', ...files) : '';
  const now = new Map(files.map((file, at) => [file, hashes.split('\n')[at]]));
  const gone = new Set(removed.split('\0'));
  const lines = index
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const [, blob, path] = /^\d+ (\w+) \d\t(.*)$/s.exec(line);
      return { path, blob: now.get(path) ?? blob };
    })
    .filter(({ path }) => !ofRuns.test(path) && !gone.has(path))
    .map(({ path, blob }) => `${path} ${blob}`);
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('hex').slice(0, 16);
}
