import type { Page } from '@playwright/test';
import { orders } from '@mapp/sandbox/check-in';
import { headingOf } from './pages.support.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

const detail = `/mapp/boarde/orderDetail?order=${orders.waiting}`;
const payPath = '/api/check-in/pay-seat-order';

/** Opens the order that waits, and goes on to the cashier. */
async function atTheCashier(page: Page): Promise<void> {
  await page.goto(detail);
  await expect(headingOf(page, zh('seat-orders', 'detail.title'))).toBeVisible();
  await page.getByRole('button', { name: zh('seat-orders', 'pay.cash'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/sandbox/cashier/${orders.waiting}$`));
}

/** Chooses at the cashier what comes of the payment, which leads back to the site. */
async function choose(page: Page, outcome: 'pay' | 'fail' | 'later' | 'cancel'): Promise<void> {
  await page.locator(`button[name="outcome"][value="${outcome}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/mapp/boarde/chooseseatSucc\\?order=${orders.waiting}$`));
}

const outcomes = [
  ['pay', 'order.completed'],
  ['fail', 'order.payFailed'],
  ['later', 'order.waiting'],
  ['cancel', 'order.cancelled'],
] as const;

for (const [outcome, told] of outcomes) {
  test(
    `the cashier’s outcome "${outcome}" is told on the way back`,
    { tag: '@all' },
    async ({ page, signIn, airline }) => {
      await signIn();
      await atTheCashier(page);
      await choose(page, outcome);
      await expect(page.getByRole('heading', { level: 2, name: zh('seat-choice', told) })).toBeVisible();
      expect(await airline.requests(payPath)).toHaveLength(1);
    },
  );
}

test('a payment that failed is made again', { tag: '@all' }, async ({ page, signIn, airline }) => {
  await signIn();
  await atTheCashier(page);
  await choose(page, 'fail');
  await page.getByRole('link', { name: zh('seat-choice', 'choose.pay') }).click();
  await page.getByRole('button', { name: zh('seat-orders', 'pay.cash'), exact: true }).click();
  await choose(page, 'pay');
  await expect(
    page.getByRole('heading', { level: 2, name: zh('seat-choice', 'order.completed') }),
  ).toBeVisible();
  expect(await airline.requests(payPath)).toHaveLength(2);
});

test('who leaves the cashier by the browser’s way back pays nothing more until it is certain', async ({
  page,
  signIn,
}) => {
  await signIn();
  await atTheCashier(page);
  await page.goBack();
  await expect(headingOf(page, zh('seat-orders', 'detail.title'))).toBeVisible();
  await expect(page.getByText(zh('payment', 'again'))).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('button', { name: zh('payment', 'iDidNot') }).click();
  await expect(page.getByRole('table', { name: zh('seat-orders', 'bill.label') })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(2);
});

test(
  'points pay at once, and giving the seat back brings them back',
  { tag: '@all' },
  async ({ page, signIn, airline }) => {
    await signIn();
    await page.goto(detail);
    await page.getByRole('radio', { name: new RegExp(zh('seat-orders', 'way.points')) }).click();
    await page.getByRole('button', { name: zh('seat-orders', 'pay.points'), exact: true }).click();
    await expect(
      page.getByRole('heading', { level: 2, name: zh('seat-choice', 'order.completed') }),
    ).toBeVisible();
    await page.getByRole('link', { name: zh('seat-choice', 'order.detail') }).click();
    await page.getByRole('button', { name: zh('seat-orders', 'refund'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: zh('seat-orders', 'refund'), exact: true })
      .click();
    await expect(
      page.getByRole('heading', { level: 2, name: zh('orders', 'status.cancelled') }),
    ).toBeVisible();
    expect(await airline.requests(payPath)).toHaveLength(1);
  },
);

test('an order of the list leads to its own screen', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/mapp/boarde/seatOrder');
  await expect(headingOf(page, zh('seat-orders', 'title'))).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`order=${orders.waiting}$`));
});
