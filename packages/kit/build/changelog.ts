import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Text of a changeset about a package; undefined where it does not name it.
 * @param bump where only one kind of change is looked for
 */
export function saidOf(text: string, name: string, bump?: 'major'): string | undefined {
  const [, named = '', said = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  return named.includes(`'${name}'${bump ? `: ${bump}` : ''}`) ? said.trim() : undefined;
}

/**
 * The changelog that goes with a package: what has been released, below what has not been yet.
 * @param home folder of the package's sources
 */
export function changelogOf(home: string, name: string): string {
  const released = join(home, 'CHANGELOG.md');
  const changesets = join(home, '../../.changeset');
  const waiting = globSync('*.md', { cwd: changesets })
    .toSorted()
    .flatMap((file) => saidOf(readFileSync(join(changesets, file), 'utf8'), name) ?? []);
  const before = existsSync(released) ? readFileSync(released, 'utf8').replace(/^# .*\n+/, '') : '';
  const list = waiting.map((said) => `- ${said.replaceAll('\n', '\n  ')}\n`).join('');
  return `# ${name}\n\n${list && `## Not released yet\n\n${list}\n`}${before}`;
}
