/**
 * `npm run visual:review [filter …]`: draws what differed in the last `npm test visual` as it was, and writes the page that shows before,
 * after and difference.
 */
import { browser } from './machine/browser.mjs';
import { run } from './machine/command.mjs';
import { onPinnedNode } from './machine/node.mjs';

await onPinnedNode();
const { code } = await run(
  ['node', '--conditions=@mapp/source', 'tests/visual/end.ts', ...process.argv.slice(2)],
  {
    env: { MAPP_CHROMIUM: await browser() },
  },
);
process.exit(code);
