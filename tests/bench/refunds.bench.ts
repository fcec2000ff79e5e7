/** A hundred and twenty refundable tickets beside the same page drawn by bare React. */
import type { Page } from 'playwright';
import { openBrowser } from './browser-page.ts';
import { report } from './figures.ts';
import { manyTickets, morning } from './many-tickets.ts';
import { compare, openPart, type PartView } from './part-view.ts';
import { openScreens } from './screen-view.ts';

const tickets = manyTickets(120);
const print = report('npm run bench refunds');
const browser = await openBrowser();
const kit = await openScreens(browser, { now: morning });
const floor = await openPart(browser, 'floor-refunds');

await kit.lengthen('/api/refunds/tickets', { tickets });
await kit.open('/generalRefund/list?from=2025-06-10&until=2026-06-01', async (page) => {
  await page.locator('main ul').first().waitFor();
  await page.locator('[data-part="skeleton"]').first().waitFor({ state: 'detached' });
});
await compare<Pick<PartView, 'mount'>>(print, kit, floor, [
  { name: '120 refundable tickets, mount', goal: 1.4, act: ({ mount }) => mount() },
]);
print({ name: '120 refundable tickets, nodes', value: await kit.nodes(), unit: '' });
print({ name: '120 refundable tickets, nodes, bare', value: await floor.nodes(), unit: '' });
/** Words of all rows, read while the page goes by: far from the screen a card is not there. */
const textsOf = async (page: Page): Promise<readonly string[]> => {
  await page.bringToFront();
  const texts = new Set<string>();
  const height = await page.evaluate(() => window.innerHeight);
  for (let top = 0; top < (await page.evaluate(() => document.body.scrollHeight)); top += height) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    for (const text of await page.locator('main :is(li, [role="listitem"])').allTextContents())
      texts.add(text.replaceAll(/\s/g, ''));
  }
  return [...texts];
};
const [shown, bare] = [await textsOf(kit.page), await textsOf(floor.page)];
const odd = [
  ...shown.filter((text) => !bare.includes(text)),
  ...bare.filter((text) => !shown.includes(text)),
];
print({
  name: 'Rows whose words only one of both shows',
  value: (100 * odd.length) / (shown.length + bare.length),
  unit: '%',
  goal: 1,
  from:
    odd.length > 0
      ? `tests/bench/floor-refunds lags behind: ${odd.slice(0, 4).join(', ')}`
      : 'tests/bench/floor-refunds',
});
await kit.close();
await floor.close();
await browser.close();
