import { spawnSync } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { gitIn, type Drawn } from './commits.ts';
import { baselineOf } from './digests.ts';
import { knownPicture, old, oldLog, wantedList, workTree } from './folders.ts';
import { fromPng } from './png.ts';
import { drawing } from './run.ts';
import { stemIn, storyFileOf } from './stories.ts';

/** Folder in which npm links the packages of this repository, relative to it. */
const workspaces = 'node_modules/@mapp';

/** Checks a commit out into the work tree. Other packages than its own are found in the folders above it. */
function checkOut(commit: string): boolean {
  const tree = gitIn(workTree);
  const quietly = ['-c', 'core.hooksPath=/dev/null'];
  const isThere =
    existsSync(`${workTree}/.git`) && tree('rev-parse', '--show-toplevel') === realpathSync(workTree);
  if (!isThere) {
    rmSync(workTree, { recursive: true, force: true });
    gitIn('.')('worktree', 'prune');
  }
  const answer = isThere
    ? tree(...quietly, 'checkout', '--quiet', '--force', '--detach', commit)
    : gitIn('.')(...quietly, 'worktree', 'add', '--quiet', '--force', '--detach', workTree, commit);
  if (answer === undefined) return false;
  mkdirSync(`${workTree}/${workspaces}`, { recursive: true });
  for (const name of readdirSync(workspaces)) {
    const link = `${workTree}/${workspaces}/${name}`;
    rmSync(link, { force: true });
    symlinkSync(readlinkSync(`${workspaces}/${name}`), link);
  }
  return true;
}

/** Has a commit draw pictures with its own sources, stories and way of drawing; those that it cannot draw are missing. */
export function drawAt(commit: string, names: readonly string[]): Map<string, Drawn> {
  console.log(`\nDrawing what differs (${names.length}) as of ${commit.slice(0, 8)} …`);
  rmSync(old, { recursive: true, force: true });
  if (!checkOut(commit)) return new Map();
  mkdirSync(dirname(wantedList), { recursive: true });
  writeFileSync(wantedList, JSON.stringify(names));
  const stories = [...new Set(names.map((name) => storyFileOf(stemIn(name))))];
  const log = openSync(oldLog, 'w');
  spawnSync(resolve('node_modules/.bin/vitest'), ['run', '--project=visual', ...stories], {
    cwd: workTree,
    env: { ...process.env, ...drawing(resolve(old), resolve(wantedList)) },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const drawn = names
    .map((name) => ({ name, png: `${old}/${name}.png` }))
    .filter(({ png }) => existsSync(png))
    .map(({ name, png }) => ({ name, png, digest: baselineOf(fromPng(readFileSync(png))).digest }));
  for (const { png, digest } of drawn) {
    mkdirSync(dirname(knownPicture(digest)), { recursive: true });
    copyFileSync(png, knownPicture(digest));
  }
  if (drawn.length < names.length) console.log(`Not all could be drawn; ${oldLog} says why.`);
  return new Map(drawn.map(({ name, ...one }) => [name, one]));
}
