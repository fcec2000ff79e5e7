import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { giveUp, root, run } from './command.mjs';

/** Sources of the written files, and what writes them. */
const sources = [
  'packages/kit/src',
  'packages/kit/exports/screens',
  'packages/kit/build/messages-types.ts',
  'apps/mapp/src/screens',
  'scripts/cataloguing',
  'scripts/written.ts',
];

/** One of each kind; whoever takes one away takes its folder. */
const kinds = [
  'packages/kit/src/messages/messages.gen.ts',
  'packages/kit/src/messages/arguments/shell.gen.ts',
  'packages/kit/src/messages/packs/zh.gen.ts',
  'apps/mapp/src/catalogues/home.gen.ts',
];

/** It lies in the checkout, not beside the packages: a copy of those is of another checkout. */
const note = `${root}.cache/written`;

const filesOf = (path) =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.gen.ts'))
        .map(({ parentPath, name }) => join(parentPath, name));

/** Names, sizes and times of the sources: reading thousands of files would take longer than what is written from them. */
function state() {
  const hash = createHash('sha256');
  for (const file of sources
    .flatMap((path) => filesOf(root + path))
    .sort((one, other) => (one < other ? -1 : 1))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Writes the files that git does not keep, where they are missing or their sources have changed. */
export async function written() {
  const now = state();
  const isKept = existsSync(note) && readFileSync(note, 'utf8') === now;
  if (isKept && kinds.every((file) => existsSync(root + file))) return;
  const { code, output } = await run(['node', 'scripts/written.ts'], { quiet: true });
  if (code !== 0) giveUp(`The types of messages could not be written:\n${output}`);
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, now);
}
