import { tierOrders } from '@mapp/kit/contracts';
import { TierOrdersScreen } from '@mapp/kit/screens/tier-orders/tier-orders';
import { tierOrderNos } from '@mapp/sandbox/tier-orders';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: TierOrdersScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/gradeOrder', member: '600000000003' },
});

/** Expired, given up, completed: newest first, each leading to its own screen. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    const orders = await words(globals, 'orders');
    const list = within(await canvas.findByRole('list', { name: t('list.title') }));
    const links = list.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href')?.split('=')[1])).toEqual([
      tierOrderNos.expired,
      tierOrderNos.cancelled,
      tierOrderNos.completed,
    ]);
    await expect(links[0]).toHaveTextContent(orders('status.expired'));
    await expect(links[2]).toHaveTextContent(orders('status.completed'));
  },
});

export const OneWaits = meta.story({
  parameters: { member: '600000000001' },
  play: async ({ canvas, globals }) => {
    const orders = await words(globals, 'orders');
    const link = await canvas.findByRole('link', { name: new RegExp(orders('status.waiting')) });
    await expect(link).toHaveTextContent('10:30');
    await expect(link).toHaveTextContent('30');
  },
});

export const None = meta.story({
  parameters: { member: '600000000002' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(await canvas.findByText(t('list.empty'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('exchange.title') })).toHaveAttribute(
      'href',
      '/mapp/mine/exchangeMember',
    );
  },
});

export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: tierOrders.path, kind: 'wrong-shape', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed.orders'));
  },
});

/** The only one: that there are none is not said. */
export const NoneCanBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('tierOrders')),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await saysWhatIsMissing(canvas, globals, 0);
    await expect(canvas.queryByText(t('list.empty'))).toBeNull();
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/tiers/orders'));
