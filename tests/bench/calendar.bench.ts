/** Twelve months with prices beside bare memoised days. */
import { openBrowser } from './browser-page.ts';
import { report } from './figures.ts';
import { compare, openPart } from './part-view.ts';

const day = (date: string): string => `[data-day="${date}"]`;
/** The first tap, and the second, two weeks later. */
const range = [day('2026-06-10'), day('2026-06-24')] as const;

const print = report('npm run bench calendar');
const browser = await openBrowser();
const kit = await openPart(browser, 'calendar-page');
const floor = await openPart(browser, 'floor-calendar');
await compare(print, kit, floor, [
  { name: 'Twelve months with prices, mount', goal: 1, act: ({ mount }) => mount() },
  { name: 'Twelve months, end of a range', goal: 1.3, act: ({ tap }) => tap(...range) },
]);
const { components } = await kit.renders(...range);
print({ name: 'Twelve months, components for the end of a range', value: components, unit: '', goal: 60 });
const nodes = { kit: await kit.nodes(), floor: await floor.nodes() };
print({
  name: 'Twelve months, nodes against the bare days',
  value: nodes.kit / nodes.floor,
  unit: '×',
  goal: 1.3,
  from: `${nodes.kit} and ${nodes.floor}`,
});
await kit.close();
await floor.close();
await browser.close();
