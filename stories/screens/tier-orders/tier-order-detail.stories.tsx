import { cancelTierOrder, tierOrders } from '@mapp/kit/contracts';
import { TierOrderDetailScreen } from '@mapp/kit/screens/tier-orders/tier-order-detail';
import { tierOrderNos } from '@mapp/sandbox/tier-orders';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { sentTo } from '../../sent-to.ts';
import { saysItCannotBeRead, unreadableFirst } from '../../unreadable-first.ts';
import { words } from '../../words.ts';

const at = (orderNo: string) => `/mine/gradeOrderDetail?tradingOrderNo=${orderNo}`;

const meta = preview.meta({
  component: TierOrderDetailScreen,
  tags: ['!autodocs'],
  parameters: { address: at(tierOrderNos.waiting) },
});

interface Play {
  canvas: ReturnType<typeof within>;
  globals: Record<string, unknown>;
}

/** Cancels, and says yes to the question. */
async function cancelled({ canvas, globals }: Play) {
  const orders = await words(globals, 'orders');
  await userEvent.click(await canvas.findByRole('button', { name: orders('cancel') }));
  const dialog = within(await screen.findByRole('dialog', { name: orders('cancel.title') }));
  await userEvent.click(dialog.getByRole('button', { name: orders('cancel') }));
}

export const Waiting = meta.story({
  play: async ({ canvas, globals }) => {
    const orders = await words(globals, 'orders');
    await expect(await canvas.findByRole('heading', { name: orders('status.waiting') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: orders('pay') })).toHaveAttribute(
      'href',
      `/mapp/pay/${tierOrderNos.waiting}`,
    );
    await expect(canvas.getByText(tierOrderNos.waiting)).toBeVisible();
  },
});

export const GivenUp = meta.story({
  play: async ({ airline, canvas, globals }) => {
    const orders = await words(globals, 'orders');
    await cancelled({ canvas, globals });
    await expect(await canvas.findByRole('heading', { name: orders('status.cancelled') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: orders('cancel') })).toBeNull();
    await expect(sentTo(airline, cancelTierOrder.path)).toHaveLength(1);
  },
});

/** The answer was lost: its outcome is looked up, and nothing is sent twice. */
export const OutcomeUnknown = meta.story({
  parameters: { covers: ['tierOrder.outcomeUnknown'] },
  beforeEach: ({ airline }) =>
    airline.fault({ path: cancelTierOrder.path, kind: 'network', times: 1, after: true }),
  play: async ({ airline, canvas, globals }) => {
    const orders = await words(globals, 'orders');
    const outcome = await words(globals, 'outcome');
    await cancelled({ canvas, globals });
    await expect(await canvas.findByText(orders('cancel.unknown'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByRole('heading', { name: orders('status.cancelled') })).toBeVisible();
    await expect(sentTo(airline, cancelTierOrder.path)).toHaveLength(1);
  },
});

/** Somebody has paid it on another device meanwhile. */
export const PaidMeanwhile = meta.story({
  parameters: { covers: ['tierOrder.closed'] },
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    const orders = await words(globals, 'orders');
    await canvas.findByRole('button', { name: orders('cancel') });
    airline.payments.prepare(tierOrderNos.waiting, { method: 'wechat', returnTo: '/mapp/mine' });
    airline.payments.settle(tierOrderNos.waiting, 'pay');
    await cancelled({ canvas, globals });
    await expect(await canvas.findByText(t('refused.closed'))).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: orders('status.completed') })).toBeVisible(),
    );
  },
});

export const Completed = meta.story({
  parameters: { member: '600000000003', address: at(tierOrderNos.completed) },
  play: async ({ canvas, globals }) => {
    const orders = await words(globals, 'orders');
    const payment = await words(globals, 'payment');
    await expect(await canvas.findByRole('heading', { name: orders('status.completed') })).toBeVisible();
    await expect(canvas.getByText(payment('method.alipay'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: orders('pay') })).toBeNull();
  },
});

export const Expired = meta.story({
  parameters: { member: '600000000003', address: at(tierOrderNos.expired) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(await canvas.findByText(t('head.expired'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('changed.again') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/mapp\/mine\/(exchangeMember|compensationGrade|supermaster)$/),
    );
  },
});

export const NoSuchOrder = meta.story({
  parameters: { address: at('nothing') },
  play: async ({ canvas, globals }) => {
    const orders = await words(globals, 'orders');
    await expect(await canvas.findByRole('link', { name: orders('missing.all') })).toHaveAttribute(
      'href',
      '/mapp/mine/gradeOrder',
    );
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: tierOrders.path, kind: 'malformed-json', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed.orders'));
  },
});

export const CannotBeRead = meta.story({
  parameters: { address: at('7') },
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('tierOrders', '7')),
  play: ({ canvas, globals }) => saysItCannotBeRead(canvas, globals, '7'),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/tiers/orders', 220));
