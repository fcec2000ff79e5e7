import { existsSync, readFileSync } from 'node:fs';
import { giveUp, root, run, step } from './command.mjs';

const read = (path) => (existsSync(root + path) ? JSON.parse(readFileSync(root + path, 'utf8')) : undefined);

/**
 * What `npm ci` would change: npm's own record of the installed packages is compared with the lock.
 * Optional packages are left out, they differ by system.
 */
function isInstalled() {
  const wanted = read('package-lock.json').packages;
  const installed = read('node_modules/.package-lock.json')?.packages;
  if (!installed || !existsSync(`${root}node_modules/.bin/node`)) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      !path.includes('node_modules/') || optional === true || installed[path]?.version === version,
  );
}

/** Installs the locked packages when they are missing or are others. */
export async function install() {
  if (isInstalled()) return;
  const command = ['npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const done = await step('Installing packages', () => run(command, { quiet: true }));
  if (!done)
    giveUp('The packages could not be installed. Is the npm registry reachable? What npm said is above.');
}
