/** Eight beneficiary forms beside the same controls in bare React. */
import { openBrowser } from './browser-page.ts';
import { buildPage } from './build.ts';
import { medianOf, pairedRatio, report } from './figures.ts';
import { openForm } from './form-view.ts';

const warmUps = 5;
const roundCount = 21;

const print = report('npm run bench form');
const kitFolder = await buildPage('form-page');
const floorFolder = await buildPage('floor-form');
const browser = await openBrowser();
const kit = await openForm(browser, kitFolder);
const floor = await openForm(browser, floorFolder);

const mounts: { kit: number; floor: number }[] = [];
for (let round = 0; round < warmUps + roundCount; round += 1)
  mounts.push({ kit: await kit.mount(), floor: await floor.mount() });
const keys: { kit: number; floor: number }[] = [];
for (let round = 0; round < warmUps + roundCount; round += 1)
  keys.push({ kit: await kit.key(), floor: await floor.key() });
const problems: { kit: number; floor: number }[] = [];
for (let round = 0; round < warmUps + roundCount; round += 1)
  problems.push({ kit: await kit.problem(), floor: await floor.problem() });
const nodes = { kit: await kit.nodes(), floor: await floor.nodes() };
await kit.close();
await floor.close();
await browser.close();

const pairs = (rounds: typeof mounts) =>
  rounds.map((round) => (round.kit / round.floor).toFixed(2)).join(' ');
const warm = mounts.slice(warmUps);
print({ name: 'Eight forms, mount', value: medianOf(warm, 'kit'), unit: 'ms', from: 'main thread × 4' });
print({ name: 'Bare controls, mount', value: medianOf(warm, 'floor'), unit: 'ms' });
print({
  name: 'Eight forms, mount against bare controls',
  value: pairedRatio(warm),
  unit: '×',
  goal: 1.6,
  from: `median of pairs ${pairs(warm)}`,
});
const typed = keys.slice(warmUps);
print({ name: 'A keystroke', value: medianOf(typed, 'kit'), unit: 'ms', from: 'main thread × 4' });
print({ name: 'A keystroke in a bare input', value: medianOf(typed, 'floor'), unit: 'ms' });
print({
  name: 'A keystroke against a bare input',
  value: pairedRatio(typed),
  unit: '×',
  goal: 1.15,
  from: `median of pairs ${pairs(typed)}`,
});
const told = problems.slice(warmUps);
print({ name: 'A problem that comes', value: medianOf(told, 'kit'), unit: 'ms', from: 'main thread × 4' });
print({
  name: 'A problem that comes against bare controls',
  value: pairedRatio(told),
  unit: '×',
  goal: 1.25,
  from: `median of pairs ${pairs(told)}`,
});
print({
  name: 'Nodes against bare controls',
  value: nodes.kit / nodes.floor,
  unit: '×',
  from: `${nodes.kit} and ${nodes.floor}`,
});
