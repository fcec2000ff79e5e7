import { PointsOrdersScreen } from '@mapp/kit/screens/points-orders/orders';
import { pointsOrderNos } from '@mapp/sandbox/points-orders';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { keptSince } from '../../kept-since.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: PointsOrdersScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/orderList', ...tall.parameters },
  globals: tall.globals,
});

/** One of each state, the newest first. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'points-orders');
    const orders = await words(globals, 'orders');
    const list = within(await canvas.findByRole('list', { name: t('list.title') }));
    const told = ['waiting', 'completed', 'cancelled', 'expired'] as const;
    const items = list.getAllByRole('listitem');
    for (const [at, state] of told.entries())
      await expect(items[at]).toHaveTextContent(orders(`status.${state}`));
    await expect(list.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      `/mapp/mine/orderDetail?orderNum=${pointsOrderNos.waiting}`,
    );
  },
});

export const NoOrders = meta.story({
  parameters: { member: '600000000002' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'points-orders');
    await expect(await canvas.findByText(t('list.empty'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('buy.title') })).toHaveAttribute(
      'href',
      '/mapp/mine/buyPoints',
    );
  },
});

export const Loading = meta.story({
  parameters: { latency: 2000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/points/orders', kind: 'http500' }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'points-orders');
    const failures = await words(globals, 'failures');
    await expect(await canvas.findByText(t('list.failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: failures('retry') }));
    await expect(await canvas.findByRole('list', { name: t('list.title') })).toBeVisible();
  },
});

/** Without a network it stays, and says from when it is. */
export const Offline = meta.story({
  play: async ({ canvas, canvasElement, host }) => {
    await canvas.findAllByRole('listitem');
    host.setOnline(false);
    await waitFor(() => expect(keptSince(canvasElement)).toHaveTextContent('10:00'));
  },
});

export const OneCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('pointsOrders')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals, 3),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/points/orders'));
