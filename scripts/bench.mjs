/**
 * `npm run bench [name …]`: runs the named measurements of `tests/bench/<name>.bench.ts`, or all of them but `suite`; `npm run bench app /trip` one route of them.
 * Each builds what it measures into `dist/bench`, prints its figures, and fails when one is over its goal.
 */
import { readdirSync } from 'node:fs';
import { browser } from './machine/browser.mjs';
import { giveUp, root, run } from './machine/command.mjs';
import { onPinnedNode } from './machine/node.mjs';
import { refuse } from './machine/words.mjs';

await onPinnedNode();

/** Measures the whole of `npm test`, which takes as long as that does. */
const onlyWhenNamed = 'suite';

const all = readdirSync(`${root}tests/bench`)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length))
  .sort();
const words = process.argv.slice(2);
/** Paths of routes, for the measurement that takes them. */
const paths = words.filter((word) => word.startsWith('/'));
const named = words.filter((word) => !paths.includes(word));
const unknown = named.find((name) => !all.includes(name));
if (unknown !== undefined) refuse(`There is no measurement "${unknown}". There are: ${all.join(', ')}.`);

const env = { MAPP_CHROMIUM: await browser().catch((reason) => giveUp(reason.message)) };
const missed = [];
for (const name of named.length > 0 ? named : all.filter((each) => each !== onlyWhenNamed)) {
  const begin = Date.now();
  console.log(`\n▶ npm run bench ${name}`);
  const { code } = await run(
    ['node', '--conditions=@mapp/source', `tests/bench/${name}.bench.ts`, ...paths],
    { env },
  );
  console.log(`  ${Math.round((Date.now() - begin) / 1000)} s`);
  if (code !== 0) missed.push(name);
}
console.log(
  missed.length === 0 ? '\nEvery figure reaches its goal.' : `\nOver their goals: ${missed.join(', ')}`,
);
process.exit(missed.length === 0 ? 0 : 1);
