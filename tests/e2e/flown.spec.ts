import { member } from './beneficiary.support.ts';
import { fillBooking } from './booking.support.ts';
import { linkTo, submitCheckIn, take } from './check-in.support.ts';
import { entriesOf, headingOf } from './pages.support.ts';
import { retroAddress, seek } from './retro.support.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

test('from a search to the points of the flight', async ({ page, signIn, airline }) => {
  const day = '2026-06-15';
  const onTheBill = () => entriesOf(page).getByRole('link').filter({ hasText: 'MU5101' });
  await signIn(member);
  await page.goto('/mapp/reserve/flightList?trip=oneway&seg=SHA-PEK-2026-06-08&adults=1');
  await page
    .getByRole('link', { name: /MU5101/ })
    .first()
    .click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: zh('cabin-choice', 'verify'), exact: true }).click();
  await expect(headingOf(page, zh('booking-form', 'title'))).toBeVisible();
  await fillBooking(page, zh);
  await page.getByRole('button', { name: zh('booking-form', 'submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/mapp\/pay\/\d{14}$/);
  const orderNo = page.url().slice(-14);
  await page.getByRole('button', { name: zh('payment', 'submit'), exact: true }).click();
  await page.locator('button[name="outcome"][value="pay"]').click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.goto(`/mapp/order/detail/${orderNo}`);
  const ticketNo = await page
    .getByText(/781-\d{10}/)
    .first()
    .innerText();
  const [ticket = ''] = /781-\d{10}/.exec(ticketNo) ?? [];

  await airline.clock('2026-06-07T10:00:00+08:00');
  await page.goto('/mapp/boarde');
  await linkTo(page, `choose_seat?segment=S-B${orderNo.slice(4)}`).click();
  await take(page, '22A');
  await submitCheckIn(page);
  await expect(headingOf(page, zh('check-in', 'result.title'))).toBeVisible();

  // The history has a flight of the same number on every day that is looked at.
  await airline.clock('2026-06-14T10:00:00+08:00');
  await page.goto('/mapp/myBill?startDate=2026-06-14&endDate=2026-06-14');
  await expect(onTheBill()).toHaveCount(1);
  await airline.clock(`${day}T10:00:00+08:00`);
  await page.goto(`/mapp/myBill?startDate=${day}&endDate=${day}`);
  await expect(onTheBill()).toHaveCount(2);

  await page.goto(`/mapp${retroAddress}`);
  await seek(page, ticket);
  await expect(page.getByText(zh('retro', 'RTC04'))).toBeVisible();
  await page.getByRole('link', { name: zh('retro', 'toEntry') }).click();
  await expect(headingOf(page, zh('points', 'detail.title'))).toBeVisible();
  await expect(page.getByRole('article')).toContainText(ticket);
});
