import { openHome, tabOf } from './parts.ts';
import { places, withTabBar } from './places.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

test('the bar stands on its routes and nowhere else, and leads to what is built', async ({
  page,
  signIn,
}) => {
  await signIn();
  const bar = page.getByRole('navigation', { name: zh('shell', 'tabs.label') });
  for (const { destination, path } of places) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar).toBeVisible({ visible: withTabBar.has(destination) });
  }
  await page.goto('/mapp/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
  await page.goto('/mapp/home');
  await expect(bar.getByRole('link')).toHaveText([zh('shell', 'tabs.home'), zh('shell', 'tabs.mine')]);
});

test('the bar marks where one is', async ({ page, signIn }) => {
  await signIn();
  for (const path of ['/mapp/Home', '/mapp/home']) {
    await page.goto(path);
    await expect(tabOf(page, 'home')).toHaveAttribute('aria-current', 'page');
  }
  await tabOf(page, 'mine').click();
  await expect(tabOf(page, 'mine')).toHaveAttribute('aria-current', 'page');
  await expect(tabOf(page, 'home')).not.toHaveAttribute('aria-current', 'page');
});

test('the rail partner has no bar anywhere, a reload included', async ({ page, signIn }) => {
  const bar = page.getByRole('navigation', { name: zh('shell', 'tabs.label') });
  await signIn();
  await openHome(page, '?channel=rail');
  await expect(bar).toBeHidden();
  await page.getByRole('link', { name: zh('home', 'entry.mine') }).click();
  await expect(page).toHaveURL(/\/mapp\/mine$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
});

test('the bank’s bar is the usual one until its own home is built', async ({ page }) => {
  await openHome(page, '?channel=bank');
  await expect(tabOf(page, 'home')).toHaveAttribute('aria-current', 'page');
});
