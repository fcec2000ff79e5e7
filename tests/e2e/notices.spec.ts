import { chunkOf } from './built.ts';
import { headingOf } from './pages.support.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

const goods = '/mapp/notice/dangerous-goods';
const banned = zh('notice-dangerous-goods', 'power.no.1.rule');

test(
  'a notice whose text did not come says so, and comes when it is asked for again',
  { tag: '@all' },
  async ({ page }) => {
    const text = `**/${chunkOf('messages/zh/notice-dangerous-goods.json').file}`;
    await page.route(text, (route) => route.abort());
    await page.goto(goods);
    await expect(headingOf(page, zh('notices', 'dangerous-goods'))).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(zh('notices', 'failed'));
    await page.unroute(text);
    await page.getByRole('button', { name: zh('shell', 'retry') }).click();
    await expect(page.getByText(banned)).toBeVisible();
  },
);

test('once one was read, every notice opens without a network', async ({ page, context }) => {
  await page.goto(goods);
  await expect(page.getByText(banned)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  // It is ready as soon as it begins to run; what it answers with is looked at before the network goes.
  const shell = () =>
    page.evaluate(async () => (await caches.match('/mapp/index.html', { ignoreSearch: true }))?.status);
  await expect.poll(shell).toBe(200);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(banned)).toBeVisible();
  await page.goto('/mapp/notice/free-baggage');
  await expect(page.getByText(zh('notice-free-baggage', 'lead'))).toBeVisible();
  await context.setOffline(false);
});

test('an unknown notice is not found', { tag: '@all' }, async ({ page }) => {
  await page.goto('/mapp/notice/no-such-notice');
  await expect(headingOf(page, zh('shell', 'notFound.title'))).toBeVisible();
});
