import type { Page } from '@playwright/test';
import { testTime } from './sandbox.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

const returnUrl = '/mapp/calculator?of=exchange&from=PEK&to=SHA&trip=OW&people=1';
const day = (page: Page, date: string) => page.locator(`[data-day="${date}"]`);
const confirm = (page: Page) => page.getByRole('button', { name: zh('calendar', 'confirm') });
const open = (page: Page, path: string, query: Record<string, string>) =>
  page.goto(`/mapp${path}?${new URLSearchParams(query)}`);

test('lowest prices lead back to who asked, with both days', { tag: '@all' }, async ({ airline, page }) => {
  await airline.fault('/sale/queryFlightCalendar', 'wrong-shape');
  await open(page, '/calendarPage', { from: 'BJS', to: 'SHA', trip: 'RT', returnUrl });
  await page.getByRole('button', { name: zh('calendar', 'again') }).click();
  await expect(day(page, '2026-06-18')).toHaveAttribute('aria-disabled', 'false');
  await day(page, '2026-06-18').click();
  await expect(page.getByText(zh('calendar', 'shown.back', { count: 1 }))).toBeVisible();
  await expect(day(page, '2026-06-25')).toHaveAttribute('aria-disabled', 'false');
  await day(page, '2026-06-25').click();
  await expect(page.getByText(zh('calendar', 'total.RT', { count: 1 }))).toBeVisible();
  await confirm(page).click();
  await expect(page).toHaveURL(/\/mapp\/calculator\?of=exchange&.*date=2026-06-18&returnDate=2026-06-25$/);
});

test('a page that gets the days back begins at its top', { tag: '@all' }, async ({ page }) => {
  await page.goto('/mapp/Home');
  await page.getByRole('button', { name: new RegExp(zh('flight-search', 'day')) }).click();
  await expect(day(page, '2026-08-18')).toHaveAttribute('aria-disabled', 'false');
  await day(page, '2026-08-18').click();
  const place = () => page.evaluate(() => scrollY);
  await expect.poll(place).toBeGreaterThan(0);
  await confirm(page).click();
  await expect(page).toHaveURL(/\/mapp\/Home\?.*date=2026-08-18/);
  await expect.poll(place).toBe(0);
});

test('months are asked for as one comes near them', { tag: '@all' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/sale/queryFlightCalendar'))
      asked.push(request.postDataJSON().month as string);
  });
  await open(page, '/calendarPage', { from: 'BJS', to: 'SHA' });
  await expect(day(page, '2026-06-18')).toHaveAttribute('aria-disabled', 'false');
  expect(asked).not.toContain('2027-03');
  await day(page, '2027-03-10').scrollIntoViewIfNeeded();
  await expect(day(page, '2027-03-10')).toContainText(/¥|售罄/);
  expect(new Set(asked).size).toBe(asked.length);
});

test('a date is chosen by keys alone', { tag: '@all' }, async ({ page }) => {
  await open(page, '/selectDate', { returnUrl, date: '2026-06-30' });
  await day(page, '2026-06-30').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  await expect(day(page, '2026-08-01')).toBeFocused();
  await page.keyboard.press('Enter');
  await confirm(page).click();
  await expect(page).toHaveURL(/date=2026-08-01$/);
});

test('no other site is gone back to', { tag: '@all' }, async ({ page }) => {
  for (const foreign of ['https://evil.example/mapp', '//evil.example', 'javascript:alert(1)']) {
    await open(page, '/selectDate', { returnUrl: foreign });
    await day(page, testTime.slice(0, 10)).click();
    await confirm(page).click();
    await expect(page).toHaveURL(/\/mapp\/reserve\/reserveTickets\?date=[\d-]+$/);
  }
});
