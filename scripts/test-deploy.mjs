/**
 * `npm run test:deploy [filter …]`: serves the built site by nginx, and by Caddy where that is installed, with the
 * generated configuration in front of the sandbox airline, and checks files, headers and a member's visit.
 */
import { browser } from './machine/browser.mjs';
import { giveUp, run } from './machine/command.mjs';
import { onPinnedNode } from './machine/node.mjs';

await onPinnedNode();

const has = async (program, flag) => (await run([program, flag], { quiet: true })).code === 0;
const path = `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`;
process.env.PATH = path;

if (!(await has('nginx', '-v')))
  giveUp('This needs nginx: on Debian or Ubuntu, apt-get install --no-install-recommends nginx-light.');
if (!(await has('openssl', 'version')))
  giveUp('This needs openssl, for a certificate: apt-get install openssl.');
if (!(await has('caddy', 'version'))) console.log('There is no caddy here: nginx alone is tried.');

const env = {
  MAPP_CHROMIUM: await browser().catch((reason) => giveUp(reason.message)),
  NODE_OPTIONS: '--conditions=@mapp/source',
};
const built = await run(['node', 'scripts/build.ts', 'site', '--if-changed']);
if (built.code !== 0) process.exit(built.code);
const { code } = await run(
  ['playwright', 'test', '--config', 'tests/deploy/playwright.config.ts', ...process.argv.slice(2)],
  { env },
);
process.exit(code);
