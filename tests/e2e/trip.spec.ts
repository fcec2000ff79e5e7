import { openHome, tabBarOf, tabOf } from './pages.support.ts';
import { openHost } from './host-pages.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

test(
  'a member sees the next flight first and goes on to check in for it',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn();
    await openHome(page);
    await tabOf(page, 'trip').click();
    await expect(page).toHaveURL(/\/mapp\/trip$/);
    await expect(tabOf(page, 'trip')).toHaveAttribute('aria-current', 'page');
    const nearest = page.getByRole('article').first();
    await expect(nearest).toHaveAccessibleName(/MU5105/);
    await expect(nearest.getByRole('link', { name: /^MU5105/ })).toHaveAttribute(
      'href',
      '/mapp/flight/details?flight=MU5105&day=2026-06-01',
    );
    await nearest.getByRole('link', { name: `${zh('check-in', 'checkIn.now')} MU5105` }).click();
    await expect(page).toHaveURL(/\/mapp\/boarde\/choose_seat\?/);
    await page.goBack();
    await expect(nearest).toBeVisible();
  },
);

test('a guest is offered to sign in, and comes back', async ({ page }) => {
  await page.goto('/mapp/trip');
  await page.getByRole('button', { name: zh('trip', 'guest.signIn') }).click();
  await expect(page).toHaveURL(/\/sso\/login\?redirect=.*%2Fmapp%2Ftrip/);
});

test('what could not be read is read on the next try', { tag: '@all' }, async ({ airline, page, signIn }) => {
  await signIn();
  await airline.fault('/api/check-in/journeys', 'wrong-shape');
  await page.goto('/mapp/trip');
  await expect(page.getByText(zh('trip', 'failed'))).toBeVisible();
  await page.getByRole('button', { name: zh('failures', 'retry') }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the payment mini-program’s bar has no entry for it', { tag: '@all' }, async ({ browser, origin }) => {
  const { page, context } = await openHost(browser, origin, 'ali');
  await page.goto('/mapp/Home');
  await expect(tabBarOf(page)).toBeVisible();
  await expect(tabOf(page, 'trip')).toHaveCount(0);
  await expect(tabOf(page, 'flights')).toBeVisible();
  await context.close();
});
