import { headingOf } from './pages.support.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

test('back from an order, the list is at its place with its filter, which a reload keeps', async ({
  page,
  signIn,
}) => {
  await signIn('600000000003');
  await page.goto('/mapp/order/list?from=2026-03-03&to=2026-06-01');
  const rows = page.getByRole('main').locator('a[href^="/mapp/order/"]');
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: zh('order-list', 'filter'), exact: true }).click();
  const sheet = page.getByRole('dialog');
  const meal = zh('order-kinds', 'kind.meal');
  for (const name of [meal, zh('order-kinds', 'kind.baggage'), zh('order-kinds', 'kind.lounge')])
    await sheet.getByRole('button', { name, exact: true }).click();
  await sheet.getByRole('button').last().click();
  await expect(sheet).toBeHidden();
  const chip = page.getByRole('button', {
    name: zh('order-list', 'chip.kindsMany', { kind: meal, more: 2 }),
    exact: true,
  });
  await expect(chip).toBeVisible();
  await page.reload();
  await expect(chip).toBeVisible();
  const row = rows.nth(7);
  await row.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 200));
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(100);
  const kept = await row.elementHandle();
  await row.click();
  await expect(headingOf(page, zh('order-detail', 'title'))).toBeVisible();
  await page.getByRole('button', { name: zh('shell', 'back') }).click();
  await expect(chip).toBeVisible();
  expect(await kept.evaluate((node) => node.isConnected && node.checkVisibility())).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test(
  'in a wide window coupons stand beside no order, and the keyboard stays at the tabs',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn('600000000001');
    await page.goto('/mapp/order/travel?tab=orders&from=2026-03-03&to=2026-06-01');
    const tab = (key: string) => page.getByRole('tab', { name: zh('order-list', key), exact: true });
    const order = page.getByRole('heading', { name: zh('order-detail', 'title') });
    await expect(order).toBeVisible();
    await tab('orders').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab('travel.coupons')).toBeFocused();
    await expect(order).toHaveCount(0);
    await page.keyboard.press('ArrowLeft');
    await expect(tab('orders')).toBeFocused();
    await expect(order).toBeVisible();
  },
);
