import { PrepaidOrdersScreen } from '@mapp/kit/screens/orders/prepaid-orders';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: PrepaidOrdersScreen,
  tags: ['!autodocs'],
  parameters: { address: '/order/peList' },
});

/** Services that were paid ahead, and no others. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-list');
    await expect(await canvas.findByRole('heading', { level: 2, name: t('attention') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /MU5101.*MU5101/ })).toBeNull();
  },
});

/** Days without an order, and the way to others. */
export const None = meta.story({
  parameters: { member: '600000000002' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-list');
    await expect(await canvas.findByText(t('empty'))).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/orders/list', kind: 'wrong-shape', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-list');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed'));
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/orders/list'));
