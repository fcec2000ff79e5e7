/** The points bill with 12,000 entries beside a bare windowed React list of the same rows. */
import { openBill } from './bill-view.ts';
import { openBrowser } from './browser-page.ts';
import { buildPage } from './build.ts';
import { median, medianOf, pairedRatio, report } from './figures.ts';
import { sum } from './sizes.ts';

const warmUps = 5;
const roundCount = 21;
const passCount = 7;

const print = report('npm run bench bill');
const kitFolder = await buildPage('bill-page');
const floorFolder = await buildPage('floor-list');
const browser = await openBrowser();
const kit = await openBill(browser, kitFolder);
const moving = await openBill(browser, kitFolder, { motion: true });
const floor = await openBill(browser, floorFolder);

const rounds: { kit: number; moving: number; floor: number }[] = [];
for (let round = 0; round < warmUps + roundCount; round += 1) {
  rounds.push({ kit: await kit.mount(), moving: await moving.mount(), floor: await floor.mount() });
}
const warm = rounds.slice(warmUps);
print({ name: 'Bill, mount', value: medianOf(warm, 'kit'), unit: 'ms', from: 'main thread × 4' });
print({
  name: 'Bill, mount with its bars growing',
  value: medianOf(warm, 'moving'),
  unit: 'ms',
  from: 'until the bars stand',
});
print({ name: 'Bare list, mount', value: medianOf(warm, 'floor'), unit: 'ms' });
print({
  name: 'Bill, mount against the bare list',
  value: pairedRatio(warm),
  unit: '×',
  goal: 1.6,
  from: `median of pairs ${warm.map((round) => (round.kit / round.floor).toFixed(2)).join(' ')}`,
});
const atRest = { kit: await kit.nodes(), floor: await floor.nodes() };

const passes: { kit: readonly number[]; floor: readonly number[] }[] = [];
for (let pass = 0; pass < passCount; pass += 1) {
  passes.push({ kit: await kit.scroll(), floor: await floor.scroll() });
}
const scrolled = { kit: await kit.nodes(), floor: await floor.nodes() };
const jumps: { kit: number; floor: number }[] = [];
for (let round = 0; round < warmUps + roundCount; round += 1)
  jumps.push({ kit: await kit.jump(), floor: await floor.jump() });
await kit.close();
await moving.close();
await floor.close();
await browser.close();

const fewest = Math.min(...passes.flatMap((pass) => [pass.kit.length, pass.floor.length]));
if (fewest < 30) throw new Error(`A pass over the list had only ${fewest} frames`);
const longest = passes.map((pass) => ({ kit: Math.max(...pass.kit), floor: Math.max(...pass.floor) }));
print({
  name: 'Bill, longest frame in a scroll',
  value: medianOf(longest, 'kit'),
  unit: 'ms',
  goal: 25,
  from: `median of passes ${longest.map((pass) => pass.kit.toFixed(0)).join(' ')}`,
});
print({ name: 'Bare list, longest frame in a scroll', value: medianOf(longest, 'floor'), unit: 'ms' });
const frames = passes.flatMap((pass) => pass.kit);
print({
  name: 'Bill, frames over 25 ms',
  value: frames.filter((time) => time > 25).length,
  unit: `of ${frames.length}`,
});
print({
  name: 'Bill, work in a scroll against the bare list',
  value: median(
    passes.map((pass) => sum(pass.kit) / pass.kit.length / (sum(pass.floor) / pass.floor.length)),
  ),
  unit: '×',
  from: 'mean of all frames',
});
const far = jumps.slice(warmUps);
print({ name: 'Bill, a jump far below', value: medianOf(far, 'kit'), unit: 'ms', from: 'main thread × 4' });
print({
  name: 'Bill, a jump far below against the bare list',
  value: pairedRatio(far),
  unit: '×',
  goal: 1.1,
  from: `median of pairs ${far.map((round) => (round.kit / round.floor).toFixed(2)).join(' ')}`,
});
print({
  name: 'Nodes of the list against the bare list, scrolled',
  value: scrolled.kit.list / scrolled.floor.list,
  unit: '×',
  goal: 1.5,
  from: `${scrolled.kit.list} and ${scrolled.floor.list}`,
});
print({
  name: 'Nodes of the whole bill against the bare list, mounted',
  value: atRest.kit.page / atRest.floor.page,
  unit: '×',
  from: `${atRest.kit.page} and ${atRest.floor.page}`,
});
