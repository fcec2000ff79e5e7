import { expect, type Page } from '@playwright/test';
import { ticketOrderNos } from '@mapp/sandbox/ticket-orders';
import { member } from '../../e2e/beneficiary.support.ts';
import { openHome, visit } from '../../e2e/pages.support.ts';
import { zh } from '../../e2e/words.ts';
import type { Catalogue } from '@mapp/kit/messages';
import type { Asked } from '../asked.ts';
import { check, inDialog, noForm, press } from './writes.support.ts';
import type { Writes } from './write.ts';

const opens = (address: string) => async (page: Page) => {
  await openHome(page);
  await visit(page, `/mapp${address}`);
};

const isCancelled = (page: Page) =>
  page.getByRole('heading', { level: 2, name: zh('orders', 'status.cancelled') });

const cancelling = (orderNo: string, catalogue: Catalogue, key: string, absent: string) => ({
  member,
  open: opens(`/order/detail/${orderNo}`),
  ask: (page: Page) => press(page, catalogue, key).click(),
  button: (page: Page) => inDialog(page, catalogue, key),
  field: noForm,
  // Back is taken by the question, which stays while the answer is on its way.
  again: (page: Page) => expect(inDialog(page, catalogue, key)).toBeVisible(),
  lookUp: { check, absent: (page: Page) => page.getByText(zh('orders', absent)) },
  done: isCancelled,
  effects: async ({ now }: Asked) => ((await now.order(orderNo))?.state === 'cancelled' ? 1 : 0),
});

const { flown, moved, waiting, waitlist } = ticketOrderNos;
const chooseFirst = (page: Page) => page.getByRole('radio').first().check();
const fillIn = async (page: Page) => {
  await page.getByLabel(zh('reimbursement', 'field.title'), { exact: true }).fill('张三');
};

export const ordersWrites = {
  cancelOrder: cancelling(waiting, 'orders', 'cancel', 'cancel.absentText'),
  cancelWaitlist: cancelling(waitlist, 'order-detail', 'act.cancelWaitlist', 'cancel.absentAgain'),
  answerFlightChange: {
    member,
    open: async (page) => {
      await opens(`/order/detail/${moved}?view=change`)(page);
      await chooseFirst(page);
    },
    button: (page) => press(page, 'flight-change', 'accept'),
    field: noForm,
    again: async (page) => {
      await page.goForward();
      await chooseFirst(page);
    },
    lookUp: { check, absent: (page) => page.getByText(zh('flight-change', 'absentText')) },
    done: (page) => page.getByText(zh('flight-change', 'done')).first(),
    effects: async ({ now }) => ((await now.order(moved))?.flightChange?.decided === 'accept' ? 1 : 0),
  },
  requestReimbursement: {
    member,
    open: async (page) => {
      await opens(`/order/credential?order=${flown}`)(page);
      await fillIn(page);
    },
    button: (page) => press(page, 'reimbursement', 'submit'),
    field: noForm,
    again: async (page) => {
      await page.goForward();
      await fillIn(page);
    },
    lookUp: { check, absent: (page) => page.getByText(zh('reimbursement', 'absentText')) },
    done: (page) => page.getByText(zh('reimbursement', 'state.asked')).first(),
    effects: async ({ now }) =>
      (await now.vouchers(flown)).filter(({ state }) => state !== 'open').length / 2,
  },
} satisfies Writes;
