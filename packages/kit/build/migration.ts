import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { saidOf } from './changelog.ts';

/** Part of a major change that is about what a host has to change: its section of that name, or all of it. */
const asked = (said: string): string =>
  /^ *### To change\n+(.*?)(?=^ *### |$(?![\s\S]))/ms.exec(said)?.[1]?.trim() ?? said;

/** Major changes of a changelog: version and text, the newest first. */
function releasedIn(changelog: string): readonly string[] {
  return changelog.split(/^(?=## )/m).flatMap((version) => {
    const [, said] = /^### Major Changes\n+(.*?)(?=^###? |$(?![\s\S]))/ms.exec(version) ?? [];
    return said === undefined ? [] : [`${version.split('\n', 1)[0] ?? ''}\n\n${asked(said.trim())}\n`];
  });
}

/**
 * The notes of every change that asks a host to change something, those that are not released yet first.
 * @param home folder of the package's sources
 * @returns undefined where nothing has to be changed
 */
export function migrationOf(home: string, name: string): string | undefined {
  const changesets = join(home, '../../.changeset');
  const waiting = globSync('*.md', { cwd: changesets })
    .toSorted()
    .flatMap((file) => saidOf(readFileSync(join(changesets, file), 'utf8'), name, 'major') ?? [])
    .map(asked);
  const released = join(home, 'CHANGELOG.md');
  const parts = [
    ...(waiting.length > 0 ? [`## Not released yet\n\n${waiting.join('\n\n')}\n`] : []),
    ...(existsSync(released) ? releasedIn(readFileSync(released, 'utf8')) : []),
  ];
  if (parts.length === 0) return undefined;
  return `# Migration of ${name}\n\nWhat a host has to change, version by version; everything else is in CHANGELOG.md.\n\n${parts.join('\n')}`;
}
