/**
 * `npm run bench [name …]`: builds, then runs the named measurements of `tests/bench/<name>.bench.ts`, or all of them.
 * Each prints its own figures; a figure over its goal fails.
 */
import { existsSync, readdirSync } from 'node:fs';
import { browser } from './machine/browser.mjs';
import { giveUp, root, run } from './machine/command.mjs';
import { onPinnedNode } from './machine/node.mjs';

await onPinnedNode();

const folder = `${root}tests/bench`;
const all = (existsSync(folder) ? readdirSync(folder) : [])
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length))
  .sort();
const named = process.argv.slice(2);
const unknown = named.find((name) => !all.includes(name));
if (unknown) giveUp(`There is no measurement "${unknown}". There are: ${all.join(', ')}.`);

const env = { MAPP_CHROMIUM: await browser().catch((reason) => giveUp(reason.message)) };
const built = await run(['node', 'scripts/build.ts', '--if-changed']);
if (built.code !== 0) process.exit(built.code);

let failed = 0;
for (const name of named.length > 0 ? named : all) {
  console.log(`\n▶ npm run bench ${name}`);
  const { code } = await run(['node', '--conditions=@mapp/source', `tests/bench/${name}.bench.ts`], { env });
  if (code !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
