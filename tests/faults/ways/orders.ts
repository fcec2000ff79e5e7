import type { Page } from '@playwright/test';
import { ticketOrderNos } from '@mapp/sandbox/ticket-orders';
import { member } from '../../e2e/beneficiary.support.ts';
import type { Say } from '../../e2e/words.ts';
import { busy, check, confirmed, press, screenRead, submit } from './ways.support.ts';
import type { Ways } from './way.ts';

const detail = (orderNo: string) => `/order/detail/${orderNo}`;
const cancel = confirmed('orders', (page, say) => press(page, say, 'orders', 'cancel'), 'cancel');
const leave = confirmed(
  'order-detail',
  (page, say) => press(page, say, 'order-detail', 'act.cancelWaitlist'),
  'act.cancelWaitlist',
);
const isCancelled = (page: Page, say: Say) =>
  page.getByRole('heading', { level: 2, name: say('orders', 'status.cancelled') });

const find = async (page: Page, say: Say) => {
  await page
    .getByLabel(say('order-query', 'by.orderNo'), { exact: true })
    .last()
    .fill(ticketOrderNos.ticketed);
  await press(page, say, 'order-query', 'submit').click();
};

const accept = async (page: Page, say: Say) => {
  await page.getByRole('radio').first().check();
  await press(page, say, 'flight-change', 'accept').click();
};

const ask = async (page: Page, say: Say) => {
  await page.getByLabel(say('reimbursement', 'field.title'), { exact: true }).fill('张三');
  await press(page, say, 'reimbursement', 'submit').click();
};

export const ordersWays = {
  queryOrders: {
    ...screenRead('/order/list', ['order-list', 'failed']),
    content: (page, say) => page.getByRole('heading', { level: 2, name: say('order-list', 'attention') }),
  },
  queryPendingOrders: {
    address: '/mine/myOrder',
    member,
    // The list of kinds goes on without its numbers.
    tells: 'hint',
    failed: ['orders-hub', 'failed'],
    again: (page, say) => page.getByRole('button', { name: say('orders-hub', 'again') }).click(),
    content: (page, say) => page.getByText(say('orders-hub', 'waiting.count', { count: 1 })).first(),
  },
  findOrders: {
    ...screenRead('/myOrder/query', ['order-query', 'failed']),
    act: find,
    content: (page) => page.getByRole('main').locator(`a[href*="${ticketOrderNos.ticketed}"]`),
  },
  queryOrderDetail: {
    ...screenRead(detail(ticketOrderNos.ticketed), ['order-detail', 'failed']),
    content: (page, say) => page.getByRole('heading', { level: 2, name: say('orders', 'status.completed') }),
  },
  cancelOrder: {
    address: detail(ticketOrderNos.waiting),
    member,
    act: cancel,
    tells: 'write',
    repeat: { fire: cancel, check, absent: ['orders', 'cancel.absentText'] },
    waiting: busy,
    content: isCancelled,
  },
  cancelWaitlist: {
    address: detail(ticketOrderNos.waitlist),
    member,
    act: leave,
    tells: 'write',
    repeat: { fire: leave, check, absent: ['orders', 'cancel.absentAgain'] },
    waiting: busy,
    content: isCancelled,
  },
  answerFlightChange: {
    address: `${detail(ticketOrderNos.moved)}?view=change`,
    member,
    act: accept,
    tells: 'write',
    repeat: {
      fire: submit('flight-change', 'accept'),
      check,
      absent: ['flight-change', 'absentText'],
      chosen: (page) => page.getByRole('radio').first().and(page.locator(':checked')),
    },
    waiting: busy,
    content: (page, say) => page.getByText(say('flight-change', 'done')).first(),
  },
  queryReimbursement: {
    ...screenRead(`/order/credential?order=${ticketOrderNos.flown}`, ['reimbursement', 'failed']),
    content: (page, say) => page.getByText(say('reimbursement', 'intro')),
  },
  requestReimbursement: {
    address: `/order/credential?order=${ticketOrderNos.flown}`,
    member,
    act: ask,
    tells: 'write',
    repeat: {
      fire: submit('reimbursement', 'submit'),
      check,
      absent: ['reimbursement', 'absentText'],
      typed: ['title', '张三'],
    },
    waiting: busy,
    content: (page, say) => page.getByText(say('reimbursement', 'state.asked')).first(),
  },
} satisfies Ways;
