import { activationCodes } from '@mapp/sandbox/coupons';
import { fieldOf } from './beneficiary.support.ts';
import { couponsAddress, enterCode, offerOf, usableOf } from './coupon.support.ts';
import { headingOf } from './pages.support.ts';
import { expect, test } from './site.ts';
import { wordsOf, zh } from './words.ts';

const activatePath = '/api/coupons/activate';

test.beforeEach(({ signIn }) => signIn());

for (const locale of ['zh', 'ru'] as const) {
  const say = wordsOf(locale);

  test(
    `a code whose answer is lost becomes one coupon, and the history knows the others: ${locale}`,
    { tag: '@all' },
    async ({ page, airline }) => {
      await page.goto(`/mapp/mine?lang=${locale}`);
      await page
        .getByRole('main')
        .getByRole('link', { name: say('mine', 'services.coupons'), exact: true })
        .click();
      await page.getByRole('link', { name: say('coupons', 'code.open'), exact: true }).click();
      await airline.fault(activatePath, 'http500', 1, true);
      await enterCode(page, 'mapp-seat-2026');
      await fieldOf(page, 'code').press('Enter');
      await expect(page.getByText(say('coupons', 'code.unknown'))).toBeVisible();
      await expect(fieldOf(page, 'code')).toHaveValue('MAPP-SEAT-2026');
      await page.getByRole('button', { name: say('outcome', 'check') }).click();
      await expect(page).toHaveURL(/\/mine\/mycoupons\?tab=usable$/);
      await expect(usableOf(page, say).getByRole('listitem')).toHaveCount(4);
      expect(await airline.requests(activatePath)).toHaveLength(1);
      await page.getByRole('link', { name: say('coupons', 'rows.history') }).click();
      await expect(headingOf(page, say('coupons', 'history.title'))).toBeVisible();
      const region = (state: string) => page.getByRole('region', { name: say('coupons', `tab.${state}`) });
      await expect(region('used').getByRole('listitem')).toHaveCount(3);
      await expect(region('expired').getByRole('listitem')).toHaveCount(3);
    },
  );
}

test(
  'a wrong code stays in the field, a used and an expired one say what to do',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/mapp/mine/exchange');
    const submit = page.getByRole('button', { name: zh('coupons', 'code.submit'), exact: true });
    await enterCode(page, 'MAPPNOTHING1');
    await submit.click();
    await expect(page.getByText(zh('coupons', 'code.wrongCode'))).toBeVisible();
    await expect(fieldOf(page, 'code')).toBeFocused();
    await expect(fieldOf(page, 'code')).toHaveValue('MAPP-NOTH-ING1');
    await enterCode(page, activationCodes.used);
    await submit.click();
    await expect(page.getByText(zh('coupons', 'code.usedCode'))).toBeVisible();
    await enterCode(page, activationCodes.expired);
    await submit.click();
    await expect(page.getByText(zh('coupons', 'code.expiredCode'))).toBeVisible();
    expect(page.url()).not.toContain('MAPP');
    await page.reload();
    await expect(fieldOf(page, 'code')).toHaveValue('');
  },
);

test(
  'a session that ends keeps the code; the sign-in opens beside',
  { tag: '@all' },
  async ({ page, airline }) => {
    await page.goto('/mapp/mine/exchange');
    await enterCode(page);
    await airline.fault(activatePath, 'unauthorized');
    await fieldOf(page, 'code').press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: zh('shell', 'again.later') })
      .click();
    await expect(fieldOf(page, 'code')).toHaveValue('MAPP-SEAT-2026');
  },
);

test('an offer is taken and can be used', { tag: '@all' }, async ({ page }) => {
  await page.goto(couponsAddress);
  await page.getByRole('link', { name: zh('coupons', 'rows.offers') }).click();
  await offerOf(page).getByRole('button').click();
  await expect(offerOf(page).getByText(zh('coupons', 'offer.taken'), { exact: true })).toBeVisible();
  await page.goBack();
  const seat = page.getByRole('listitem').filter({ hasText: '选座券' }).first();
  await seat.getByRole('link').click();
  await expect(page).toHaveURL(/\/boarde$/);
});

test('platinum finds its vouchers, and the hub the orders', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn('600000000004');
  await page.goto(couponsAddress);
  await page.getByRole('link', { name: zh('coupons', 'rows.cards') }).click();
  await expect(page.getByText(zh('coupons', 'cards.platinumUpgrade'))).toBeVisible();
  await page.goto('/mapp/mine');
  await page.getByRole('link', { name: zh('orders-hub', 'all.label') }).click();
  await page.getByRole('link', { name: new RegExp(zh('order-kinds', 'kind.seat')) }).click();
  await expect(page).toHaveURL(/\/boarde\/seatOrder$/);
});

test('what a ticket takes in points is a tap away', { tag: '@all' }, async ({ page }) => {
  await page.goto('/mapp/mine');
  await page.getByRole('link', { name: zh('mine', 'services.ticketExchange'), exact: true }).click();
  await page.getByRole('link', { name: zh('coupons', 'flight.calculate') }).click();
  await expect(page).toHaveURL(/\/calculator\?of=exchange$/);
});
