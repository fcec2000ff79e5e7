import { fieldOf } from './beneficiary.support.ts';
import { headingOf } from './pages.support.ts';
import type { Page } from '@playwright/test';
import { testTime } from './sandbox.ts';
import { expect, test, type Airline } from './site.ts';
import { zh } from './words.ts';

const search = 'trip=return&seg=SHA-PEK-2026-06-08&seg=PEK-SHA-2026-06-12&adults=1';

test('the chosen way out stays over a reload in the second step', { tag: '@all' }, async ({ page }) => {
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

test(
  'the chosen flights stay chosen while the airline names its offers anew',
  { tag: '@all' },
  async ({ page, airline }) => {
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
  },
);

test('back from a flight, the list is at its place with its filters', async ({ page }) => {
  await page.goto('/mapp/reserve/flightList?trip=oneway&seg=SHA-PEK-2026-06-08&adults=1');
  const flights = page.getByRole('list', { name: zh('flight-offers', 'list') }).getByRole('link');
  await expect(flights.first()).toBeVisible();
  // The list draws what is near the window, and tells how many there are.
  const total = async () => Number(await page.locator('[aria-setsize]').first().getAttribute('aria-setsize'));
  const all = await total();
  await page.getByRole('button', { name: zh('flight-offers', 'filter'), exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox').first().check();
  await sheet.getByRole('button').last().click();
  await expect(sheet).toBeHidden();
  await expect.poll(total).toBeLessThan(all);
  const shown = await total();
  const flight = flights.nth(3);
  await flight.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 200));
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(100);
  const kept = await flight.elementHandle();
  await flight.click();
  await expect(headingOf(page, zh('cabin-choice', 'title'))).toBeVisible();
  await page.getByRole('button', { name: zh('shell', 'back') }).click();
  await expect(
    page.getByRole('button', { name: zh('flight-offers', 'filter.active', { count: 1 }), exact: true }),
  ).toBeVisible();
  expect(await total()).toBe(shown);
  expect(await kept.evaluate((node) => node.isConnected && node.checkVisibility())).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test(
  'back from a result, the calculator of fees is as it was left',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn('600000000001');
    await page.goto('/mapp/rm_calculator');
    await fieldOf(page, 'ticketNo').fill('7812100000001');
    await fieldOf(page, 'name').fill('张三');
    const form = await page.locator('main form').elementHandle();
    await page.getByRole('button', { name: zh('fees', 'calculate'), exact: true }).click();
    await expect(page).toHaveURL(/calRefund/);
    await page.getByRole('button', { name: zh('shell', 'back') }).click();
    await expect(fieldOf(page, 'name')).toHaveValue('张三');
    expect(await form.evaluate((node) => node.isConnected && node.checkVisibility())).toBe(true);
  },
);

test(
  'a saved change leads back to the flight that it was worked out for',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn('600000000001');
    await page.goto('/mapp/rm_calculator');
    await fieldOf(page, 'ticketNo').fill('7812100000031');
    await fieldOf(page, 'name').fill('张三');
    await page.getByRole('button', { name: zh('fees', 'calculate'), exact: true }).click();
    await page.getByRole('radio').nth(1).check({ force: true });
    await expect(page).toHaveURL(/calChange/);
    const targets = page.getByRole('combobox');
    await targets.selectOption('1');
    await page.getByRole('button', { name: zh('saved-fees', 'save'), exact: true }).click();
    await page.getByRole('link', { name: zh('saved-fees', 'saved.mine', { count: 1 }) }).click();
    await page
      .getByRole('list', { name: zh('saved-fees', 'list') })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/calChange\?result=.*&flight=/);
    await expect(targets).toHaveValue('1');
  },
);
