import { expect, type Page } from '@playwright/test';
import { pointsOrderNos } from '@mapp/sandbox/points-orders';
import { member } from '../../e2e/beneficiary.support.ts';
import { headingOf } from '../../e2e/pages.support.ts';
import { zh } from '../../e2e/words.ts';
import type { Asked } from '../asked.ts';
import { check, inDialog, linkOf, noForm, press } from './writes.support.ts';
import type { Writes } from './write.ts';

const bought = 1000;

const openWaiting = async (page: Page) => {
  await page.goto('/mapp/mine/orderList');
  await linkOf(page, pointsOrderNos.waiting).click();
};
const toPayment = (page: Page) => linkOf(page, `/pay/${pointsOrderNos.waiting}`).click();
const didNotPay = (page: Page) => press(page, 'payment', 'iDidNot');
/** To the cashier and back; another tab may have been there already. */
const beginAndComeBack = async (page: Page) => {
  const begin = press(page, 'payment', 'submit');
  await begin.or(didNotPay(page)).first().waitFor();
  if (!(await begin.isVisible())) return;
  await begin.click();
  await page.locator('button[name="outcome"]').first().waitFor();
  await page.goBack();
  await didNotPay(page).waitFor();
};
const next = (page: Page) => press(page, 'points-orders', 'next').click();
const waitingOrder = async ({ now }: Asked) =>
  (await now.pointsOrders()).find(({ orderNo }) => orderNo === pointsOrderNos.waiting);

export const paymentWrites = {
  preparePayment: {
    member,
    open: async (page) => {
      await openWaiting(page);
      await toPayment(page);
    },
    button: (page) => press(page, 'payment', 'submit'),
    field: noForm,
    again: toPayment,
    lookUp: { check, absent: (page) => page.getByText(zh('payment', 'outcome.absentText')) },
    done: (page) => page.locator('button[name="outcome"][value="pay"]'),
    effects: async ({ now }) => Number(await now.isPrepared(pointsOrderNos.waiting)),
  },
  closePayment: {
    member,
    open: async (page) => {
      await openWaiting(page);
      await toPayment(page);
      await beginAndComeBack(page);
    },
    button: didNotPay,
    field: noForm,
    again: toPayment,
    lookUp: { without: 'What came of the attempt is asked again and again, by itself.' },
    done: (page) => press(page, 'payment', 'submit'),
    effects: async ({ now }) => Number((await now.paymentState(pointsOrderNos.waiting)) === 'unpaid'),
  },
  buyPoints: {
    member,
    open: async (page) => {
      await page.goto('/mapp/mine/buyPoints');
      await page
        .getByRole('group')
        .getByRole('button', { name: /^1,000/ })
        .click();
      await next(page);
    },
    button: (page) => press(page, 'points-orders', 'submit'),
    field: noForm,
    // The sheet stays while the answer is on its way.
    again: (page) => expect(press(page, 'points-orders', 'submit')).toBeVisible(),
    lookUp: { check, absent: (page) => page.getByText(zh('points-orders', 'outcome.absentText')) },
    done: (page) => headingOf(page, zh('payment', 'title')),
    effects: async ({ now }) =>
      (await now.pointsOrders()).filter(({ state, points }) => state === 'waiting' && points === bought)
        .length,
  },
  cancelPointsOrder: {
    member,
    open: openWaiting,
    ask: (page) => press(page, 'orders', 'cancel').click(),
    button: (page) => inDialog(page, 'orders', 'cancel'),
    field: noForm,
    // Back is taken by the question, which stays while the answer is on its way.
    again: (page) => expect(inDialog(page, 'orders', 'cancel')).toBeVisible(),
    lookUp: { check, absent: (page) => page.getByText(zh('orders', 'cancel.absentText')) },
    done: (page) => page.getByRole('main').getByText(zh('orders', 'status.cancelled'), { exact: true }),
    effects: async (asked) => Number((await waitingOrder(asked))?.state === 'cancelled'),
  },
} satisfies Writes;
