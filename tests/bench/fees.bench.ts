/** The refund calculator beside a bare table, a drawn line and the same sums. */
import { openBrowser } from './browser-page.ts';
import { report } from './figures.ts';
import { compare, openPart } from './part-view.ts';

const print = report('npm run bench fees');
const browser = await openBrowser();
const kit = await openPart(browser, 'fees-page');
const floor = await openPart(browser, 'floor-fees');
await compare(print, kit, floor, [
  { name: 'Ladder and calculator, mount', goal: 1.4, act: ({ mount }) => mount() },
]);
// On the hour the time left until departure changes too.
print({
  name: 'Ladder and calculator, nodes that a minute changes',
  value: await kit.touched(),
  unit: '',
  goal: 2,
});
await kit.close();
await floor.close();
await browser.close();
