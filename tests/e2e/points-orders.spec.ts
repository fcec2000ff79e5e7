import type { Page } from '@playwright/test';
import { pointsOrderNos } from '@mapp/sandbox/points-orders';
import { headingOf } from './pages.support.ts';
import { expect, test } from './site.ts';
import { tierOf } from './tier.ts';
import { zh } from './words.ts';

const buyPath = '/api/points/buy';
const preparePath = '/api/payment/prepare';
/** The first order that the airline makes. */
const made = '74000000000001';

const press = (page: Page, area: 'orders' | 'points-orders' | 'payment', key: string) =>
  page.getByRole('button', { name: zh(area, key), exact: true });

/** From the number of points to the payment of their order. */
async function order(page: Page): Promise<void> {
  await page.goto('/mapp/mine/buyPoints');
  await page.getByRole('textbox', { name: zh('points-orders', 'amount') }).fill('1500');
  await press(page, 'points-orders', 'next').click();
  await expect(page.getByRole('dialog', { name: zh('points-orders', 'confirm.title') })).toBeVisible();
  await press(page, 'points-orders', 'submit').click();
}

async function toCashier(page: Page): Promise<void> {
  await expect(headingOf(page, zh('payment', 'title'))).toBeVisible();
  await page.getByRole('radio', { name: new RegExp(zh('payment', 'method.alipay')) }).check();
  await press(page, 'payment', 'submit').click();
  await expect(page).toHaveURL(new RegExp(`/sandbox/cashier/${made}$`));
  await expect(page.getByRole('main')).toContainText(zh('payment', 'method.alipay'));
}

/** Chooses at the cashier what comes of the payment, which leads back to the site. */
async function choose(page: Page, outcome: 'pay' | 'fail' | 'later' | 'cancel'): Promise<void> {
  await page.locator(`button[name="outcome"][value="${outcome}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/mapp/mine/paySuccess\\?orderNum=${made}$`));
}

const outcomes = [
  ['pay', 'paid', 'completed'],
  ['fail', 'failed', 'waiting'],
  ['later', 'open', 'waiting'],
  ['cancel', 'cancelled', 'cancelled'],
] as const;

for (const [outcome, told, state] of outcomes) {
  test(
    `points are bought, and the cashier’s outcome "${outcome}" is told up to the order`,
    tierOf(outcome === 'pay' ? 'default' : 'all'),
    async ({ page, signIn, airline }) => {
      await signIn('600000000002');
      await order(page);
      await toCashier(page);
      await choose(page, outcome);
      await expect(page.getByRole('heading', { level: 2, name: zh('payment', told) })).toBeVisible();
      await page.goto('/mapp/mine/orderList');
      await page
        .getByRole('list', { name: zh('points-orders', 'list.title') })
        .getByRole('link')
        .click();
      await expect(page).toHaveURL(new RegExp(`/mine/orderDetail\\?orderNum=${made}$`));
      await expect(page.getByRole('main').getByText(zh('orders', `status.${state}`))).toBeVisible();
      expect(await airline.requests(buyPath)).toHaveLength(1);
      expect(await airline.requests(preparePath)).toHaveLength(1);
    },
  );
}

test('bought points stand on the bill', async ({ page, signIn }) => {
  await signIn('600000000002');
  await order(page);
  await toCashier(page);
  await choose(page, 'pay');
  await page.getByRole('link', { name: zh('points-orders', 'bill'), exact: true }).click();
  await expect(
    page
      .getByRole('main')
      .getByText(/\+1,500/)
      .first(),
  ).toBeVisible();
});

test(
  'an order whose answer was lost is looked up and not made twice',
  { tag: '@all' },
  async ({ page, signIn, airline }) => {
    await signIn('600000000002');
    await airline.fault(buyPath, 'network', 1, true);
    await order(page);
    await page.getByRole('button', { name: zh('outcome', 'check') }).click();
    await toCashier(page);
    await choose(page, 'pay');
    expect(await airline.requests(buyPath)).toHaveLength(1);
    await page.goto('/mapp/mine/orderList');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  },
);

test(
  'a payment that failed is made again, in the same order',
  { tag: '@all' },
  async ({ page, signIn, airline }) => {
    await signIn('600000000002');
    await order(page);
    await toCashier(page);
    await choose(page, 'fail');
    await page.getByRole('link', { name: zh('payment', 'payAgain') }).click();
    await expect(page.getByText(zh('payment', 'failed.text'))).toBeVisible();
    await toCashier(page);
    await choose(page, 'pay');
    await expect(page.getByRole('heading', { level: 2, name: zh('payment', 'paid') })).toBeVisible();
    expect(await airline.requests(buyPath)).toHaveLength(1);
  },
);

test('who leaves the cashier by the browser’s way back is asked, and pays the same order once they say that they have not', async ({
  page,
  signIn,
}) => {
  await signIn('600000000002');
  await order(page);
  await toCashier(page);
  await page.goBack();
  await expect(headingOf(page, zh('payment', 'title'))).toBeVisible();
  await expect(page.getByText(zh('payment', 'confirming'))).toBeVisible();
  await expect(press(page, 'payment', 'submit')).toHaveCount(0);
  await press(page, 'payment', 'iDidNot').click();
  await expect(page.getByText(zh('payment', 'due')).first()).toBeVisible();
  await expect(press(page, 'payment', 'submit')).toBeVisible();
});

test('seats too are paid at the payment’s own address', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/mapp/boarde/seatOrder');
  const link = page.getByRole('main').getByRole('link').first();
  const waiting = /order=(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
  await page.goto(`/mapp/pay/${waiting}`);
  await press(page, 'payment', 'submit').click();
  await page.locator('button[name="outcome"][value="pay"]').click();
  await expect(
    page.getByRole('heading', { level: 2, name: zh('seat-choice', 'order.completed') }),
  ).toBeVisible();
});

test('an order that waits is given up', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn();
  await page.goto(`/mapp/mine/orderDetail?orderNum=${pointsOrderNos.waiting}`);
  await press(page, 'orders', 'cancel').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: zh('orders', 'cancel'), exact: true })
    .click();
  await expect(page.getByRole('main').getByText(zh('orders', 'status.cancelled'))).toBeVisible();
  await page.goto(`/mapp/pay/${pointsOrderNos.waiting}`);
  await expect(page.getByRole('heading', { level: 2, name: zh('payment', 'cancelled') })).toBeVisible();
});
