/**
 * `npm run test:catalogue [filter …]`: builds the catalogue, serves it under a path of its own with its policy, and opens
 * stories alone, in the manager and side by side. `--no-build` takes what is in `dist/storybook`.
 */
import { existsSync } from 'node:fs';
import { browser } from './machine/browser.mjs';
import { giveUp, run } from './machine/command.mjs';
import { onPinnedNode } from './machine/node.mjs';

await onPinnedNode();

const words = process.argv.slice(2);
const env = {
  MAPP_CHROMIUM: await browser().catch((reason) => giveUp(reason.message)),
  NODE_OPTIONS: '--conditions=@mapp/source',
};
if (!words.includes('--no-build') || !existsSync('dist/storybook/headers.json')) {
  const built = await run(['node', 'scripts/build-storybook.ts']);
  if (built.code !== 0) process.exit(built.code);
}
const filters = words.filter((word) => word !== '--no-build');
const { code } = await run(
  ['playwright', 'test', '--config', 'tests/built-catalogue/playwright.config.ts', ...filters],
  { env },
);
process.exit(code);
