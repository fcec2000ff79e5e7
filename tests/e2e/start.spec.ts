import { expect, test } from './site.ts';

test('the root leads to the home screen', async ({ page }) => {
  await page.goto('/mapp/');
  await expect(page).toHaveURL(/\/mapp\/Home$/);
  await expect(page.getByRole('main')).toBeVisible();
});

test('an unknown address says so, with a way home', async ({ page }) => {
  await page.goto('/mapp/nothing/here');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button')).first().click();
  await expect(page).toHaveURL(/\/mapp\/Home$/);
});
