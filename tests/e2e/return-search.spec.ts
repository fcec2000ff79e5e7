import { headingOf } from './pages.support.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

const search = 'trip=return&seg=SHA-PEK-2026-06-08&seg=PEK-SHA-2026-06-12&adults=1';

test('the chosen way out stays over a reload in the second step', async ({ page }) => {
  await page.goto(`/mapp/reserve/flightList?${search}`);
  await page
    .getByRole('link', { name: /MU5101/ })
    .first()
    .click();
  await expect(headingOf(page, zh('cabin-choice', 'title'))).toBeVisible();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: zh('cabin-choice', 'next', { step: 2 }) }).click();
  await expect(page).toHaveURL(/step=2/);
  const chosen = page.locator('div', { has: page.getByText(zh('flight-offers', 'chosen.out')) }).last();
  await expect(chosen).toContainText('MU5101');
  const before = await chosen.innerText();
  const address = page.url();
  await page.reload();
  await expect(page).toHaveURL(address);
  await expect(chosen).toHaveText(before, { useInnerText: true });
  // And in another window, which has nothing but the address.
  const other = await page.context().newPage();
  await other.goto(address);
  await expect(other.getByText('MU5101').first()).toBeVisible();
  await other.close();
});
