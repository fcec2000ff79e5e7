/**
 * `npm test [part …] [filter …]`: runs the named parts (types, lint, unit, stories, e2e, …), or those that are
 * usual. Other words go to the test tool of each named part as a filter. The last line is `N passed, N failed`; above it
 * stands what failed, and what passed at the second try.
 */
import { onPinnedNode } from './machine/node.mjs';
import { refuse } from './machine/words.mjs';

await onPinnedNode();
const { parts } = await import('./testing/parts.mjs');

const words = process.argv.slice(2);
const named = words.filter((word) => Object.hasOwn(parts, word));
const filters = words.filter((word) => !Object.hasOwn(parts, word));
if (filters.length > 0 && named.length === 0) {
  refuse(`npm test knows no part "${filters[0]}". Its parts: ${Object.keys(parts).join(', ')}.`);
}

const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`;
const begin = Date.now();
const lines = [];
let passed = 0;
let failed = 0;

for (const name of named.length > 0 ? named : Object.keys(parts).filter((part) => parts[part].usual)) {
  const { title, run } = parts[name];
  const from = Date.now();
  console.log(`\n▶ ${title}`);
  const count = await run(filters, named.length > 0).catch((reason) => {
    console.error(reason.message);
    return { passed: 0, failed: 1 };
  });
  passed += count.passed;
  failed += count.failed;
  const line = `${name}: ${count.passed} passed, ${count.failed} failed, ${seconds(from)}`;
  lines.push(
    `${count.failed === 0 ? '✓' : '✗'} ${line}`,
    ...(count.broken ?? []).map((test) => `  ✗ ${test}`),
    ...(count.flaky ?? []).map((test) => `  ↻ at the second try: ${test}`),
  );
}

console.log(`\n${lines.join('\n')}\n${seconds(begin)} in all\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
