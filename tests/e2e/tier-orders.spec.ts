import type { Page } from '@playwright/test';
import { headingOf } from './pages.support.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

const orderPath = '/api/tiers/order';
/** The first order that the airline makes. */
const made = '76000000000001';

const press = (page: Page, area: 'orders' | 'tier-orders' | 'payment', key: string) =>
  page.getByRole('button', { name: zh(area, key), exact: true });
const stateOf = (page: Page, state: string) =>
  page.getByRole('heading', { level: 2, name: zh('orders', `status.${state}`) });

/** The sentence in which an order ends. */
const resultOf = (page: Page, key: string, values?: Record<string, string>) =>
  page.getByRole('heading', { level: 2, name: zh('tier-orders', key, values) });

/** From the tier's own screen to the order of silver. */
async function chooseSilver(page: Page): Promise<void> {
  await page.goto('/mapp/mine/memberUpgrade');
  await page.getByRole('link', { name: zh('tier-progress', 'ways.exchange') }).click();
  await page.locator('a[href*="offer=raise-SIL"]').click();
  await expect(headingOf(page, zh('tier-orders', 'confirm.title'))).toBeVisible();
}

async function toCashier(page: Page): Promise<void> {
  await expect(headingOf(page, zh('payment', 'title'))).toBeVisible();
  await press(page, 'payment', 'submit').click();
  await expect(page).toHaveURL(new RegExp(`/sandbox/cashier/${made}$`));
}

/** Chooses at the cashier what comes of the payment, which leads back to the site. */
async function choose(page: Page, outcome: 'pay' | 'fail' | 'later' | 'cancel'): Promise<void> {
  await page.locator(`button[name="outcome"][value="${outcome}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/mapp/mine/gradePay/GradePaySuccess\\?tradingOrderNo=${made}$`));
}

test('a tier is exchanged and paid, though an answer is lost on the way', async ({
  page,
  signIn,
  airline,
}) => {
  await signIn();
  await chooseSilver(page);
  await airline.fault(orderPath, 'network', 1, true);
  await press(page, 'tier-orders', 'confirm.pay').click();
  await page.getByRole('button', { name: zh('outcome', 'check') }).click();
  await toCashier(page);
  await choose(page, 'pay');
  await expect(resultOf(page, 'reached.title', { tier: zh('tiers', 'member.SIL') })).toBeVisible();

  await page.goto('/mapp/mine/gradeOrder');
  await page
    .getByRole('list', { name: zh('tier-orders', 'list.title') })
    .getByRole('link')
    .filter({ hasText: zh('orders', 'status.completed') })
    .click();
  await expect(page).toHaveURL(new RegExp(`/mine/gradeOrderDetail\\?tradingOrderNo=${made}$`));
  await expect(page.getByText(made)).toBeVisible();
  expect(await airline.requests(orderPath)).toHaveLength(1);

  await page.goto('/mapp/mine/memberUpgrade');
  await expect(page.getByRole('heading', { name: zh('tiers', 'member.SIL') })).toBeVisible();
});

for (const [outcome, told] of [
  ['fail', 'payFailed'],
  ['later', 'status.waiting'],
  ['cancel', 'status.cancelled'],
] as const) {
  test(
    `the cashier’s outcome "${outcome}" is told, and the tier stays as it is`,
    { tag: '@all' },
    async ({ page, signIn }) => {
      await signIn();
      await chooseSilver(page);
      await press(page, 'tier-orders', 'confirm.pay').click();
      await toCashier(page);
      await choose(page, outcome);
      await expect(page.getByRole('heading', { level: 2, name: zh('orders', told) })).toBeVisible();
      await page.goto('/mapp/mine/memberUpgrade');
      await expect(page.getByRole('heading', { name: zh('tiers', 'member.STD') })).toBeVisible();
    },
  );
}

test(
  'points alone extend a tier at once, and stand on the bill',
  { tag: '@all' },
  async ({ page, signIn, airline }) => {
    await signIn('600000000002');
    await page.goto('/mapp/mine/exchangeMember');
    await page.locator('a[href*="offer=extend-SIL"]').click();
    await press(page, 'tier-orders', 'confirm.submit').click();
    await expect(resultOf(page, 'kept.title', { tier: zh('tiers', 'name.SIL') })).toBeVisible();
    expect(await airline.requests(orderPath)).toHaveLength(1);
    await page.goto('/mapp/myBill');
    await expect(
      page
        .getByRole('main')
        .getByText(/−12,000/)
        .first(),
    ).toBeVisible();
  },
);

test('an order that waits can be given up', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/mapp/mine/gradeOrder');
  await page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: zh('orders', 'status.waiting') })
    .click();
  await press(page, 'orders', 'cancel').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: zh('orders', 'cancel'), exact: true })
    .click();
  await expect(stateOf(page, 'cancelled')).toBeVisible();
});
