import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { giveUp, root, run, step } from './command.mjs';
import { written } from './written.mjs';

const read = (path) => (existsSync(root + path) ? JSON.parse(readFileSync(root + path, 'utf8')) : undefined);

/** The lock of the last installation by these scripts. */
const note = `${root}node_modules/.installed-lock`;
const lock = () =>
  createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');

/** npm's own record of what it installed has all that the lock asks for; optional packages differ by system. */
function isAsLocked() {
  const wanted = read('package-lock.json').packages;
  const installed = read('node_modules/.package-lock.json')?.packages ?? {};
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      !path.includes('node_modules/') || optional === true || installed[path]?.version === version,
  );
}

const isInstalled = () =>
  existsSync(`${root}node_modules/.bin/node`) &&
  ((existsSync(note) && readFileSync(note, 'utf8') === lock()) || isAsLocked());

async function installPackages() {
  const command = ['npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const done = await step('Installing packages', () => run(command, { quiet: true }));
  if (!done)
    giveUp('The packages could not be installed. Is the npm registry reachable? What npm said is above.');
  writeFileSync(note, lock());
}

/** Installs the locked packages when they are missing or are others, and writes the sources that git does not keep. */
export async function install() {
  if (!isInstalled()) await installPackages();
  await written();
}
