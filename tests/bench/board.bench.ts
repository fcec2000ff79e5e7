/** A board of eighty rows beside a bare table of memoised rows. */
import { openBrowser } from './browser-page.ts';
import { report } from './figures.ts';
import { compare, openPart } from './part-view.ts';

const print = report('npm run bench board');
const browser = await openBrowser();
const kit = await openPart(browser, 'board-page');
const floor = await openPart(browser, 'floor-board');
await compare(print, kit, floor, [
  { name: 'Board of 80 rows, mount', goal: 1.5, act: ({ mount }) => mount() },
  { name: 'Board of 80 rows, news of ten', goal: 1.5, act: ({ tick }) => tick() },
]);
print({ name: 'Board of 80 rows, layout shift', value: await kit.shifts(), unit: '', goal: 0 });
await kit.close();
await floor.close();
await browser.close();
