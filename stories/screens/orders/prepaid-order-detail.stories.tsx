import { PrepaidOrderDetailScreen } from '@mapp/kit/screens/orders/prepaid-order-detail';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: PrepaidOrderDetailScreen,
  tags: ['!autodocs'],
  parameters: { address: '/order/peDetail/261100000000000013' },
});

/** A service that is paid ahead, with what a refund does. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-kinds');
    await expect(
      await canvas.findByText(t('refund.apart', { hotline: '95530' }), { exact: false }),
    ).toBeVisible();
  },
});

/** A number that is none of the member's orders. */
export const NoneOfTheMembers = meta.story({
  parameters: { member: '600000000002' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'orders');
    await expect(await canvas.findByText(t('missing'))).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/orders/detail', kind: 'wrong-shape', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-detail');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed'));
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/orders/detail'));
