import type { Page } from '@playwright/test';
import { fieldOf, member } from './beneficiary.support.ts';
import { fillBooking, material } from './booking.support.ts';
import { headingOf } from './pages.support.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

const press = (key: string) => ({ name: zh('booking-form', key), exact: true }) as const;

test('from a chosen fare to a ticket among the trips', async ({ page, signIn, airline }) => {
  await signIn(member);
  await page.goto('/mapp/reserve/flightList?trip=oneway&seg=SHA-PEK-2026-06-08&adults=1');
  let taps = 0;
  await page
    .getByRole('link', { name: /MU5101/ })
    .first()
    .click();
  taps += 1;
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: zh('cabin-choice', 'verify'), exact: true }).click();
  taps += 2;
  await expect(headingOf(page, zh('booking-form', 'title'))).toBeVisible();
  // Add a passenger, choose, done, agree.
  await fillBooking(page, zh);
  taps += 4;
  await page.getByRole('button', press('submit')).click();
  taps += 1;
  await expect(headingOf(page, zh('payment', 'title'))).toBeVisible();
  await expect(page).toHaveURL(/\/mapp\/pay\/\d{14}$/);
  await page.getByRole('button', { name: zh('payment', 'submit'), exact: true }).click();
  taps += 1;
  expect(taps).toBeLessThanOrEqual(9);
  await page.locator('button[name="outcome"][value="pay"]').click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.goto('/mapp/trip');
  await expect(page.getByText('MU5101').first()).toBeVisible();
  const orders = await airline.requests('/api/booking/create');
  expect(orders).toHaveLength(1);
});

test('what says who travels is asked for again after a reload, choices are kept', async ({
  page,
  signIn,
}) => {
  await signIn(member);
  await page.goto(`/mapp${material}`);
  await fillBooking(page, zh);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('switch', { name: zh('booking-form', 'points.use') }).check();
  await page.getByRole('link', { name: zh('booking-form', 'extras.none') }).click();
  await page
    .getByRole('button', { name: zh('booking-form', 'extras.add') })
    .first()
    .click();
  await page.getByRole('button', press('extras.done')).click();
  const extras = page.getByRole('link').filter({ hasText: '× 1' });
  const chosen = await extras.innerText();
  await page.reload();
  await expect(page.getByText(zh('booking-form', 'restored'))).toBeVisible();
  await expect(fieldOf(page, 'name')).not.toHaveValue('林海');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await expect(page.getByRole('switch', { name: zh('booking-form', 'points.use') })).toBeChecked();
  await expect(extras).toHaveText(chosen, { useInnerText: true });
  // The consent to the rules is given by somebody, once.
  await expect(page.getByRole('checkbox').nth(-2)).not.toBeChecked();
});

/** Books as a guest who is reached by a phone, up to the payment. */
async function bookAsGuest(page: Page, phone: string): Promise<void> {
  await page.goto(`/mapp${material}`);
  await page.getByRole('link', { name: zh('booking-form', 'people.add') }).click();
  await page.getByRole('link', press('passengers.add')).first().click();
  await fieldOf(page, 'cnFamilyName').fill('林');
  await fieldOf(page, 'cnGivenName').fill('海');
  await page.getByRole('button', { name: zh('saved-people', 'document.add') }).click();
  await fieldOf(page, 'number').fill('310104199003074510');
  await page.getByRole('button', { name: zh('saved-people', 'certificate.done') }).click();
  await page.getByRole('button', press('passengers.forThis')).click();
  await page.getByRole('button', press('passengers.done')).click();
  await fieldOf(page, 'name').fill('林海');
  await fieldOf(page, 'phone').fill(phone);
  await page.getByRole('button', { name: zh('account-fields', 'code.send'), exact: true }).click();
  await expect(page.getByLabel(zh('booking-form', 'contact.code'))).toBeFocused();
  await page.getByLabel(zh('booking-form', 'contact.code')).fill('246810');
  await page.getByRole('checkbox').nth(-2).check();
  await page.getByRole('button', press('submit')).click();
  await expect(headingOf(page, zh('payment', 'title'))).toBeVisible();
}

test('a guest books with a code, and pays', async ({ page }) => {
  await bookAsGuest(page, '13900000031');
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])),
  ).not.toContain('林海');
});

test('a guest’s order is the member’s whose phone it has, and can still be paid after signing in', async ({
  page,
  signIn,
}) => {
  await bookAsGuest(page, '13800000001');
  const [, orderNo = ''] = /\/pay\/(\d{14})$/.exec(page.url()) ?? [];
  await signIn(member);
  await page.reload();
  await page.getByRole('button', { name: zh('payment', 'submit'), exact: true }).click();
  await page.locator('button[name="outcome"][value="pay"]').click();
  await expect(page.getByRole('heading', { name: zh('payment', 'ticketed') })).toBeVisible();
  await page.goto(`/mapp/order/detail/${orderNo}`);
  await expect(page.getByText('林海').first()).toBeVisible();
});

test('a guest who signs in with another phone can still pay for what they have just ordered', async ({
  page,
  signIn,
}) => {
  await bookAsGuest(page, '13900000031');
  await signIn(member);
  await page.reload();
  await page.getByRole('button', { name: zh('payment', 'submit'), exact: true }).click();
  await page.locator('button[name="outcome"][value="pay"]').click();
  await expect(page.getByRole('heading', { name: zh('payment', 'ticketed') })).toBeVisible();
});
