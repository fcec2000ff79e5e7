import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { environment, root, stopWith } from './command.mjs';
import { install } from './install.mjs';

/** The Node that the lock pins; everything but the installation runs on it. */
const pinned = () => JSON.parse(readFileSync(`${root}node_modules/node/package.json`, 'utf8')).version;

/**
 * Installs what is missing and goes on only under the pinned Node: under another one the same script is started
 * again there, and this process ends with its code.
 */
export async function onPinnedNode() {
  await install();
  if (process.versions.node === pinned()) return;
  const child = spawn(`${root}node_modules/.bin/node`, process.argv.slice(1), {
    env: environment(),
    stdio: 'inherit',
  });
  stopWith(child);
  const code = await new Promise((resolve) => child.on('close', (value) => resolve(value ?? 1)));
  process.exit(code);
}
