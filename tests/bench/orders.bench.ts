/** 300 orders of 28 kinds on their page beside bare memoised rows. */
import { openBrowser } from './browser-page.ts';
import { medianOf, report } from './figures.ts';
import { compare, openPart, type PartView } from './part-view.ts';

const warmUps = 3;
const roundCount = 11;

const print = report('npm run bench orders');
const browser = await openBrowser();
const kit = await openPart(browser, 'orders-page');
const floor = await openPart(browser, 'floor-orders');

/** To a third of the kinds, and to all of them again. */
const filter = async ({ tap }: PartView) => ((await tap('#some')) + (await tap('#all'))) / 2;
/** From another page, to the list as it was left. */
const back = async ({ tick }: PartView) => {
  await tick();
  return tick();
};

await compare(print, kit, floor, [
  { name: '300 orders, mount', goal: 1.4, act: ({ mount }) => mount() },
  { name: '300 orders, filter', goal: 1.15, act: filter },
]);

await kit.mount();
await kit.tap('#down');
const left = await kit.middle();
await floor.mount();
const backs: { kit: number; floor: number }[] = [];
let moved = 0;
for (let round = 0; round < warmUps + roundCount; round += 1) {
  backs.push({ kit: await back(kit), floor: await back(floor) });
  if ((await kit.middle()) !== left) moved += 1;
}
const warm = backs.slice(warmUps);
print({ name: '300 orders, back to the kept list', value: medianOf(warm, 'kit'), unit: 'ms', goal: 50 });
print({ name: 'Bare rows, back to the kept list', value: medianOf(warm, 'floor'), unit: 'ms' });
print({ name: '300 orders, times that another place was found', value: moved, unit: '', goal: 0 });
print({ name: '300 orders, nodes', value: await kit.nodes(), unit: '' });
await kit.close();
await floor.close();
await browser.close();
