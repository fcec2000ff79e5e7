import { PointsPaymentResultScreen } from '@mapp/kit/screens/points-orders/payment-result';
import type { Airline, PaymentOutcome } from '@mapp/sandbox/engine';
import { pointsOrderNos } from '@mapp/sandbox/points-orders';
import { expect, userEvent, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const orderNo = pointsOrderNos.waiting;
const addressOf = (orderNum: string) => `/mine/paySuccess?orderNum=${orderNum}`;

const meta = preview.meta({
  component: PointsPaymentResultScreen,
  tags: ['!autodocs'],
  parameters: { address: addressOf(orderNo) },
});

const settled =
  (outcome: PaymentOutcome) =>
  ({ airline }: { airline: Airline }) => {
    airline.payments.payable('600000000001', orderNo);
    airline.payments.prepare(orderNo, { method: 'wechat', returnTo: '/mapp' });
    airline.payments.settle(orderNo, outcome);
  };

interface Played {
  canvas: ReturnType<typeof within>;
  globals: Record<string, unknown>;
}

const says =
  (key: 'paid' | 'failed' | 'open' | 'cancelled' | 'expired', href: string) =>
  async ({ canvas, globals }: Played) => {
    const t = await words(globals, 'payment');
    await expect(await canvas.findByRole('heading', { level: 2, name: t(key) })).toBeVisible();
    const links = canvas.getAllByRole('link').map((link: HTMLElement) => link.getAttribute('href'));
    await expect(links.at(-1)).toBe(href);
  };

/** The points are there: two thousand more than before. */
export const Paid = meta.story({
  beforeEach: settled('pay'),
  play: async (played) => {
    await says('paid', '/mapp/myBill')(played);
    const t = await words(played.globals, 'points-orders');
    await expect(await played.canvas.findByText(t('balance'))).toBeVisible();
    await expect(
      played.canvas.getByText(
        (_text, element) => element?.tagName === 'P' && /^\+2[\s,]?000/u.test(element.textContent),
      ),
    ).toBeVisible();
  },
});

export const NotPaidYet = meta.story({
  beforeEach: settled('later'),
  play: async (played) => {
    await says('open', `/mapp/pay/${orderNo}`)(played);
    await expect(played.canvas.getByText('10:30')).toBeVisible();
  },
});

export const PaymentFailed = meta.story({
  parameters: { covers: ['payment.failed'] },
  beforeEach: settled('fail'),
  play: says('failed', `/mapp/pay/${orderNo}`),
});

export const Cancelled = meta.story({
  beforeEach: settled('cancel'),
  play: says('cancelled', '/mapp/mine/buyPoints'),
});

export const Expired = meta.story({
  parameters: { address: addressOf(pointsOrderNos.expired) },
  play: says('expired', '/mapp/mine/buyPoints'),
});

export const Missing = meta.story({
  parameters: { address: addressOf('1') },
  play: async ({ canvas, globals }) => {
    const orders = await words(globals, 'orders');
    await expect(await canvas.findByText(orders('missing'))).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { latency: 2000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/points/orders', kind: 'http500' }),
  play: async (played) => {
    const failures = await words(played.globals, 'failures');
    await userEvent.click(await played.canvas.findByRole('button', { name: failures('retry') }));
    await says('open', `/mapp/pay/${orderNo}`)(played);
  },
});
