import { pointsOrders, type PointsOrder } from '@mapp/kit/contracts';
import { PointsOrderDetailScreen } from '@mapp/kit/screens/points-orders/order-detail';
import { pointsOrderNos } from '@mapp/sandbox/points-orders';
import { http, HttpResponse } from 'msw/http';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { PurchaseStatus } from '@mapp/kit/rules';
import preview from '#storybook/preview';
import { keptSince } from '../../kept-since.ts';
import { sentTo } from '../../sent-to.ts';
import { tall } from '../../tall.ts';
import { saysItCannotBeRead, unreadableFirst } from '../../unreadable-first.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const path = '/api/points/cancel-order';
const addressOf = (orderNo: string) => `/mine/orderDetail?orderNum=${orderNo}`;

const meta = preview.meta({
  component: PointsOrderDetailScreen,
  tags: ['!autodocs'],
  parameters: { address: addressOf(pointsOrderNos.waiting), ...tall.parameters },
  globals: tall.globals,
});

interface Played {
  canvas: ReturnType<typeof within>;
  globals: Record<string, unknown>;
}

/** Asks for it, and says yes to the question. */
async function cancel({ canvas, globals }: Played) {
  const orders = await words(globals, 'orders');
  await userEvent.click(await canvas.findByRole('button', { name: orders('cancel') }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: orders('cancel') }));
}
const check = async ({ canvas, globals }: Played) =>
  userEvent.click(await canvas.findByRole('button', { name: (await words(globals, 'outcome'))('check') }));
const hasStatus = async ({ canvas, globals }: Played, status: PurchaseStatus) =>
  expect(await canvas.findByText((await words(globals, 'orders'))(`status.${status}`))).toBeVisible();

export const Waiting = meta.story({
  play: async (played) => {
    await hasStatus(played, 'waiting');
    await expect(played.canvas.getByText('10:30')).toBeVisible();
    const orders = await words(played.globals, 'orders');
    await expect(played.canvas.getByRole('link', { name: orders('pay') })).toHaveAttribute(
      'href',
      `/mapp/pay/${pointsOrderNos.waiting}`,
    );
  },
});

const completed: PointsOrder = {
  orderNo: '26052412345678',
  purchaseId: 'purchase-0001',
  state: 'completed',
  points: 920,
  price: { amount: 9200, currency: 'CNY' },
  orderedAt: '2026-05-24T11:56:00+08:00',
  paidAt: '2026-05-24T12:00:00+08:00',
  paidBy: 'wechat',
  expireDate: '2029-05-31',
};

export const Completed = meta.story({
  parameters: { address: addressOf(completed.orderNo) },
  beforeEach: ({ msw }) =>
    msw.use(
      http.all(`*${pointsOrders.path}`, () =>
        HttpResponse.json({ Code: 200, data: { now: '2026-06-01T10:00:00+08:00', orders: [completed] } }),
      ),
    ),
  play: async (played) => {
    const payment = await words(played.globals, 'payment');
    await hasStatus(played, 'completed');
    await expect(played.canvas.getByText(payment('method.wechat'))).toBeVisible();
    await expect(played.canvas.getByText(completed.orderNo)).toBeVisible();
  },
});

export const Cancelled = meta.story({
  parameters: { address: addressOf(pointsOrderNos.cancelled) },
  play: async (played) => {
    const t = await words(played.globals, 'points-orders');
    await hasStatus(played, 'cancelled');
    await expect(played.canvas.getByRole('link', { name: t('again') })).toHaveAttribute(
      'href',
      '/mapp/mine/buyPoints',
    );
  },
});

export const Expired = meta.story({
  parameters: { address: addressOf(pointsOrderNos.expired) },
  play: (played) => hasStatus(played, 'expired'),
});

export const PaymentFailed = meta.story({
  parameters: { covers: ['payment.failed'] },
  beforeEach: ({ airline }) => {
    airline.payments.payable('600000000001', pointsOrderNos.waiting);
    airline.payments.prepare(pointsOrderNos.waiting, { method: 'wechat', returnTo: '/mapp' });
    airline.payments.settle(pointsOrderNos.waiting, 'fail');
  },
  play: async ({ canvas, globals }) => {
    const orders = await words(globals, 'orders');
    await expect(await canvas.findByText(orders('payFailed'))).toBeVisible();
  },
});

export const GivenUp = meta.story({
  play: async (played) => {
    await cancel(played);
    await hasStatus(played, 'cancelled');
    await expect(sentTo(played.airline, path)).toHaveLength(1);
  },
});

/** It was cancelled, but the answer was lost: the orders say so, and nothing is sent twice. */
export const AnswerLost = meta.story({
  parameters: { covers: ['buyPoints.outcomeUnknown'] },
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'network', after: true }),
  play: async (played) => {
    await cancel(played);
    await check(played);
    await hasStatus(played, 'cancelled');
    await expect(sentTo(played.airline, path)).toHaveLength(1);
  },
});

export const NotCancelled = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'network' }),
  play: async (played) => {
    await cancel(played);
    await check(played);
    const orders = await words(played.globals, 'orders');
    await expect(await played.canvas.findByText(orders('cancel.absent'))).toBeVisible();
  },
});

/** It was paid on another device while this screen was open. */
export const PaidMeanwhile = meta.story({
  parameters: { covers: ['buyPoints.orderClosed'] },
  play: async (played) => {
    const { airline, canvas, globals } = played;
    const t = await words(globals, 'points-orders');
    await hasStatus(played, 'waiting');
    airline.payments.prepare(pointsOrderNos.waiting, { method: 'wechat', returnTo: '/mapp' });
    airline.payments.settle(pointsOrderNos.waiting, 'pay');
    await cancel(played);
    await expect(await canvas.findByText(t('refused.closed'))).toBeVisible();
    await hasStatus(played, 'completed');
  },
});

export const Missing = meta.story({
  parameters: { address: addressOf('1') },
  play: async ({ canvas, globals }) => {
    const orders = await words(globals, 'orders');
    await expect(await canvas.findByRole('link', { name: orders('missing.all') })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { latency: 2000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: pointsOrders.path, kind: 'http500' }),
  play: async (played) => {
    const failures = await words(played.globals, 'failures');
    await userEvent.click(await played.canvas.findByRole('button', { name: failures('retry') }));
    await waitFor(() => hasStatus(played, 'waiting'));
  },
});

/** Without a network it stays, and says from when it is. */
export const Offline = meta.story({
  play: async ({ canvas, canvasElement, host }) => {
    await canvas.findByText('10:30');
    host.setOnline(false);
    await waitFor(() => expect(keptSince(canvasElement)).toHaveTextContent('10:00'));
  },
});

export const CannotBeRead = meta.story({
  parameters: { address: addressOf('7') },
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('pointsOrders', '7')),
  play: ({ canvas, globals }) => saysItCannotBeRead(canvas, globals, '7'),
});
