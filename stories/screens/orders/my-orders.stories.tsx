import { MyOrdersScreen } from '@mapp/kit/screens/orders/my-orders';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: MyOrdersScreen,
  tags: ['!autodocs'],
  parameters: { address: '/myOrder/list' },
});

/** Every kind with what waits in it. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'orders-hub');
    await expect((await canvas.findAllByText(t('waiting.count', { count: 1 })))[0]).toBeVisible();
  },
});

/** The kinds are there at once; their numbers are on their way. */
export const NumbersOnTheirWay = meta.story({
  parameters: { latency: 60_000 },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-kinds');
    await expect(await canvas.findByRole('link', { name: t('kind.hotel') })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/orders/list', kind: 'wrong-shape', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'orders-hub');
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/orders/list', kind: 'refused', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'orders-hub');
    await expect(await canvas.findByRole('button', { name: t('again') })).toBeVisible();
  },
});
