import type { Locator, Page } from '@playwright/test';
import { fieldOf } from './beneficiary.support.ts';
import { headingOf, resultOf } from './pages.support.ts';
import { application } from './refunds.support.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

/** Stops of Tab that nobody should need on the way to something. */
const most = 80;

/** Goes on with Tab until something has the focus, which must be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isReached = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < most && !(await isReached()); stop += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
}

const search = 'trip=oneway&seg=SHA-PEK-2026-06-08&adults=1';
const day = (page: Page, date: string) => page.locator(`[data-day="${date}"]`);

test('from a search to its list, to a cabin and on to the booking', async ({ page }) => {
  await page.goto(`/mapp/reserve/reserveTickets?${search}`);
  await tabTo(page, page.getByRole('button', { name: zh('flight-search', 'submit'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mapp\/reserve\/flightList\?/);
  await tabTo(page, page.getByRole('link', { name: /MU5101/ }).first());
  await page.keyboard.press('Enter');
  await expect(headingOf(page, zh('cabin-choice', 'title'))).toBeVisible();
  const fares = page.getByRole('radio');
  await tabTo(page, fares.first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(fares.nth(1)).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: zh('cabin-choice', 'verify'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(headingOf(page, zh('booking-form', 'title'))).toBeVisible();
});

test('both days of a journey in the calendar of prices', async ({ page }) => {
  const returnUrl = '/mapp/calculator?of=exchange&from=BJS&to=SHA&trip=RT&people=1';
  await page.goto(
    `/mapp/calendarPage?${new URLSearchParams({ from: 'BJS', to: 'SHA', trip: 'RT', returnUrl })}`,
  );
  await expect(day(page, '2026-06-08')).toHaveAttribute('aria-disabled', 'false');
  await tabTo(page, day(page, '2026-06-01'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(day(page, '2026-06-08')).toHaveAttribute('data-state', 'out');
  await expect(day(page, '2026-06-15')).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(day(page, '2026-06-15')).toHaveAttribute('data-state', 'back');
  await tabTo(page, page.getByRole('button', { name: zh('calendar', 'confirm') }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/date=2026-06-08&returnDate=2026-06-15$/);
});

test('a flight by its number, followed, and back to another by its route', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/mapp/flight/index');
  const number = page.getByRole('textbox', { name: zh('dynamics', 'search.number') });
  await tabTo(page, number);
  await page.keyboard.type('mu5101');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mapp\/flight\/details\?flight=MU5101/);
  await tabTo(page, page.getByRole('button', { name: zh('dynamics', 'follow'), exact: true }));
  await page.keyboard.press('Enter');
  const followed = page.getByRole('button', { name: zh('dynamics', 'unfollow'), exact: true });
  await expect(followed).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await tabTo(page, page.getByRole('tab', { name: zh('dynamics', 'search.byNumber') }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: zh('dynamics', 'search.byRoute') })).toBeFocused();
});

test('fees of a ticket, from its number to another way on', async ({ page }) => {
  await page.goto('/mapp/rm_calculator');
  await tabTo(page, fieldOf(page, 'ticketNo'));
  await page.keyboard.type('2100000001');
  await tabTo(page, fieldOf(page, 'name'));
  await page.keyboard.type('张三');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mapp\/rm_calculator\/calRefund/);
  const ways = page.getByRole('group', { name: zh('fees', 'ways') }).getByRole('radio');
  await tabTo(page, ways.nth(2));
  await page.keyboard.press('ArrowUp');
  await expect(ways.nth(1)).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(ways.nth(0)).toBeChecked();
});

test('a refund in three decisions, within forty seconds', async ({ page, signIn }) => {
  await signIn();
  const began = performance.now();
  let decisions = 0;
  const decide = async (target: Locator, ...keys: readonly string[]) => {
    decisions += 1;
    await tabTo(page, target);
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.goto(`/mapp${application}`);
  // Which tickets: the only one of the order is chosen already. Why, and that the loss is agreed to, are left.
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await decide(page.getByLabel(zh('refund-form', 'reason'), { exact: true }), 'ArrowDown');
  await expect(page.getByRole('region', { name: zh('refund-form', 'amounts') })).toBeVisible();
  await decide(page.getByRole('checkbox').last(), 'Space');
  await decide(page.getByRole('button', { name: zh('refund-form', 'submit'), exact: true }), 'Enter');
  await expect(resultOf(page, zh('refund-request', 'result.title'))).toBeVisible();
  expect(decisions).toBeLessThanOrEqual(3);
  expect(performance.now() - began).toBeLessThan(40_000);
});
