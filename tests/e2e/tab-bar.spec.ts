import { openHome, tabBarOf, tabOf } from './pages.support.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

test('the bar leads to what is built, and an unknown address has none', { tag: '@all' }, async ({ page }) => {
  await page.goto('/mapp/home');
  await expect(tabBarOf(page).getByRole('link')).toHaveText([
    zh('shell', 'tabs.home'),
    zh('shell', 'tabs.flights'),
    zh('shell', 'tabs.trip'),
    zh('shell', 'tabs.checkIn'),
    zh('shell', 'tabs.mine'),
  ]);
  await page.goto('/mapp/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tabBarOf(page)).toBeHidden();
});

test('the bar marks where one is', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn();
  for (const path of ['/mapp/Home', '/mapp/home']) {
    await page.goto(path);
    await expect(tabOf(page, 'home')).toHaveAttribute('aria-current', 'page');
  }
  await tabOf(page, 'checkIn').click();
  await expect(tabOf(page, 'checkIn')).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/\/mapp\/boarde$/);
  await tabOf(page, 'mine').click();
  await expect(tabOf(page, 'mine')).toHaveAttribute('aria-current', 'page');
  await expect(tabOf(page, 'home')).not.toHaveAttribute('aria-current', 'page');
});

test('the rail partner has no bar anywhere, a reload included', async ({ page, signIn }) => {
  const bar = tabBarOf(page);
  await signIn();
  await openHome(page, '?channel=rail');
  await expect(bar).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('link', { name: zh('tiers', 'member.STD') })
    .click();
  await expect(page).toHaveURL(/\/mapp\/mine$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
});

test('the bank’s bar is the usual one until its own home is built', { tag: '@all' }, async ({ page }) => {
  await openHome(page, '?channel=bank');
  await expect(tabOf(page, 'home')).toHaveAttribute('aria-current', 'page');
});
