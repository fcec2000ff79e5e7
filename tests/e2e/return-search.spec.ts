import { headingOf } from './pages.support.ts';
import type { Page } from '@playwright/test';
import { testTime } from './sandbox.ts';
import { expect, test, type Airline } from './site.ts';
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

/** Minutes go by for the airline and for the device: the next answer names every offer otherwise. */
const minutes = async (page: Page, airline: Airline, past: number, more = 6): Promise<number> => {
  const now = past + more;
  await airline.clock(new Date(Date.parse(testTime) + now * 60_000).toISOString());
  await page.clock.fastForward(more * 60_000);
  return now;
};

test('the chosen flights stay chosen while the airline names its offers anew', async ({ page, airline }) => {
  const heading = headingOf(page, zh('cabin-choice', 'title'));
  const lost = page.getByText(zh('flight-offers', 'lost.title'));
  const gone = page.getByText(zh('cabin-choice', 'gone'));
  await page.goto(`/mapp/reserve/flightList?${search}`);
  await page
    .getByRole('link', { name: /MU5101/ })
    .first()
    .click();
  await expect(heading).toBeVisible();
  await page.getByRole('radio').first().check();
  // Longer than an answer is kept: the list that the flight comes from is asked for again.
  let past = await minutes(page, airline, 0);
  await page.getByRole('button', { name: zh('cabin-choice', 'next', { step: 2 }) }).click();
  const chosen = page.locator('div', { has: page.getByText(zh('flight-offers', 'chosen.out')) }).last();
  await expect(chosen).toContainText('MU5101');
  past = await minutes(page, airline, past);
  await page.reload();
  await expect(chosen).toContainText('MU5101');
  await expect(lost).toBeHidden();
  const back = page.getByRole('link', { name: /MU505\d/ });
  await back.first().click();
  await expect(heading).toBeVisible();
  past = await minutes(page, airline, past);
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(gone).toBeHidden();
  await page.getByRole('radio').first().check();
  // Back, and to another flight.
  await page.goBack();
  await expect(chosen).toContainText('MU5101');
  await minutes(page, airline, past);
  await back.nth(1).click();
  await expect(heading).toBeVisible();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: zh('cabin-choice', 'verify') }).click();
  await expect(page).toHaveURL(/overbook\/material/);
  const ids = (await airline.requests('/api/booking/searchFlights')).length;
  expect(ids).toBeGreaterThan(4);
});
