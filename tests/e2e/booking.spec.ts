import type { Page } from '@playwright/test';
import { fieldOf, member } from './beneficiary.support.ts';
import { bookingPage, fillBooking, material } from './booking.support.ts';
import { headingOf, openHome, visit } from './pages.support.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

const press = (key: string) => ({ name: zh('booking-form', key), exact: true }) as const;

interface Walked {
  readonly taps: number;
  /** Screens from Home to the paid order. */
  readonly screens: number;
  readonly orderNo: string;
}

/** Presses of fingers, whatever page hears them. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('tapped', () => void (taps += 1));
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => (window as unknown as { tapped: () => void }).tapped(), true),
  );
  return () => taps;
}

/** Books MU5101 of a search that was made before, for the member, and pays. */
async function book(page: Page, search: () => Promise<void>, day = '2026-06-08'): Promise<Walked> {
  const taps = await countTaps(page);
  const screens = new Set<string>();
  page.on('framenavigated', () => screens.add(new URL(page.url()).pathname));
  // The search was filled in before.
  await page.goto(`/mapp/reserve/reserveTickets?trip=oneway&seg=SHA-PEK-${day}`);
  await expect(page.getByRole('button', { name: zh('flight-search', 'submit'), exact: true })).toBeVisible();
  await visit(page, '/mapp/Home');
  const before = taps();
  screens.clear();
  await search();
  await page
    .getByRole('list', { name: zh('flight-offers', 'list') })
    .getByRole('link', { name: /MU5101/ })
    .first()
    .click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: zh('cabin-choice', 'verify'), exact: true }).click();
  await expect(headingOf(page, zh('booking-form', 'title'))).toBeVisible();
  // One tap takes the member along, who is whom to reach.
  await page.getByRole('button', { name: /^张三/, pressed: false }).click();
  await page.getByRole('checkbox').nth(-2).check();
  await page.getByRole('button', press('submit')).click();
  await expect(headingOf(page, zh('payment', 'title'))).toBeVisible();
  await expect(page).toHaveURL(/\/mapp\/pay\/\d{14}$/);
  const orderNo = page.url().slice(-14);
  await page.getByRole('button', { name: zh('payment', 'submit'), exact: true }).click();
  await page.locator('button[name="outcome"][value="pay"]').click();
  await expect(page.getByRole('heading', { level: 2, name: zh('payment', 'ticketed') })).toBeVisible();
  return { taps: taps() - before, screens: screens.size, orderNo };
}

/** The search on Home as it is filled in. */
const searchOnHome = (page: Page) => () =>
  page.getByRole('button', { name: zh('flight-search', 'submit'), exact: true }).click();

test('from Home to a ticket takes at most 9 taps, and the journey stands everywhere', async ({
  page,
  signIn,
  airline,
}) => {
  await signIn(member);
  const { taps, orderNo } = await book(page, searchOnHome(page));
  expect(taps).toBeLessThanOrEqual(9);
  expect(await airline.requests('/api/booking/create')).toHaveLength(1);
  const segment = `S-B${orderNo.slice(4)}`;
  await page.goto('/mapp/trip');
  await expect(page.locator(`main a[href*="${segment}"]`).first()).toBeVisible();
  await page.goto(`/mapp/order/detail/${orderNo}`);
  await expect(page.getByText(/781-\d{10}/).first()).toBeVisible();
  // A day before it, with nothing else to fly before.
  await airline.clock('2026-06-07T10:00:00+08:00');
  await page.goto('/mapp/boarde');
  await expect(page.locator(`main a[href*="${segment}"]`).first()).toBeVisible();
  await openHome(page);
  const next = page.getByRole('region', { name: zh('home', 'trip.title') });
  await expect(next).toContainText('MU5101');
  await expect(next.locator(`a[href*="${segment}"]`).first()).toBeAttached();
});

test('elder mode books on at most one screen more', { tag: '@all' }, async ({ page, signIn }) => {
  // It books twice.
  test.slow();
  await signIn(member);
  const usual = await book(page, searchOnHome(page));
  const elderPage = await page.context().newPage();
  await elderPage.goto('/mapp/Home');
  await elderPage.getByRole('button', { name: zh('home', 'actions.elder') }).click();
  // Nobody flies twice on one flight.
  const elder = await book(
    elderPage,
    async () => {
      await elderPage.locator('main a[href^="/mapp/reserve/reserveTickets"]').click();
      await searchOnHome(elderPage)();
    },
    '2026-06-16',
  );
  expect(elder.screens).toBeLessThanOrEqual(usual.screens + 1);
});

test(
  'what says who travels is asked for again after a reload, choices are kept',
  { tag: '@all' },
  async ({ page, signIn }) => {
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
    await expect(fieldOf(page, 'name')).toHaveValue('');
    await expect(fieldOf(page, 'phone')).toHaveValue('');
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await expect(page.getByRole('switch', { name: zh('booking-form', 'points.use') })).toBeChecked();
    await expect(extras).toHaveText(chosen, { useInnerText: true });
    // The consent to the rules is given by somebody, once.
    await expect(page.getByRole('checkbox').nth(-2)).not.toBeChecked();
  },
);

test(
  'a form of somebody who is taken along says that a reload has emptied it',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(`/mapp${bookingPage('addAircrew')}`);
    await fieldOf(page, 'enFamilyName').fill('LIN');
    await page.reload();
    await expect(page.getByText(zh('forms', 'reloaded.text'))).toBeVisible();
    await expect(fieldOf(page, 'enFamilyName')).toHaveValue('');
    await fieldOf(page, 'enFamilyName').fill('LIN');
    await page.reload();
    await expect(page.getByText(zh('forms', 'reloaded.text'))).toBeVisible();
  },
);

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

test(
  'a guest who signs in with another phone can still pay for what they have just ordered',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await bookAsGuest(page, '13900000031');
    await signIn(member);
    await page.reload();
    await page.getByRole('button', { name: zh('payment', 'submit'), exact: true }).click();
    await page.locator('button[name="outcome"][value="pay"]').click();
    await expect(page.getByRole('heading', { name: zh('payment', 'ticketed') })).toBeVisible();
  },
);
