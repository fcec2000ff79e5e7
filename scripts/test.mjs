/**
 * `npm test [part …] [filter …]`, `npm run test:all`, `npm run test:night`: runs a tier of the tests, or the named parts of it. Other words
 * go to the tool of each named part as a filter. `--shard=2/4` takes a share, `--from` and `--count` the numbers of a loop. The last line is
 * `N passed, N failed`; above it stands what failed, and what passed at the second try.
 */
import { onPinnedNode } from './machine/node.mjs';

await onPinnedNode();
const { overBudget } = await import('./testing/budgets.mjs');
const { parts } = await import('./testing/parts.mjs');
const { piecesOf } = await import('./testing/pieces.mjs');
const { requestOf } = await import('./testing/request.mjs');
const { note } = await import('./testing/runs.mjs');
const { stateOfTree } = await import('./testing/state.mjs');

const request = requestOf(process.argv.slice(2), parts);
const seconds = (since) => Math.round((Date.now() - since) / 1000);
const begin = Date.now();
const state = request.filters.length === 0 ? await stateOfTree() : undefined;
const lines = [];
const outcomes = [];

for (const { part, share, number } of piecesOf(request)) {
  const { title, run } = parts[part];
  const from = Date.now();
  const name = [part, share, number].filter((word) => word !== undefined && word !== '1/1').join(' ');
  console.log(`\n▶ ${title}${name === part ? '' : `: ${name}`}`);
  const count = await run({ ...request, share, from: number, count: 1 }).catch((reason) => {
    console.error(reason.message);
    return { passed: 0, failed: 1 };
  });
  const { passed, broken = [], flaky = [], slowest = [] } = count;
  const isWhole = request.tier === 'test' && request.filters.length === 0 && (share ?? '1/1') === '1/1';
  const over = isWhole ? overBudget(part, passed + count.failed) : undefined;
  const failed = count.failed + (over ? 1 : 0);
  lines.push(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed, ${seconds(from)} s`,
    ...[...(over ? [over] : []), ...broken].map((test) => `  ✗ ${test}`),
    ...flaky.map((test) => `  ↻ at the second try: ${test}`),
    ...(process.env.MAPP_SLOWEST
      ? slowest.map(({ ms, test }) => `  ${(ms / 1000).toFixed(1)} s  ${test}`)
      : []),
  );
  outcomes.push({
    key: `${request.tier} ${part} ${number ?? share ?? '1/1'}`,
    outcome: {
      passed,
      failed,
      secondTry: flaky.length,
      seconds: seconds(from),
      at: new Date().toISOString(),
    },
  });
}

const sumOf = (field) => outcomes.reduce((sum, { outcome }) => sum + outcome[field], 0);
const [passed, failed] = [sumOf('passed'), sumOf('failed')];
// What was edited meanwhile has not been tried.
if (state !== undefined && state === (await stateOfTree()))
  for (const { key, outcome } of outcomes) note(state, key, outcome);

console.log(`\n${lines.join('\n')}\n${seconds(begin)} s in all\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
