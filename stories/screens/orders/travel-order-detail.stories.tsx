import { TravelOrderDetailScreen } from '@mapp/kit/screens/orders/travel-order-detail';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: TravelOrderDetailScreen,
  tags: ['!autodocs'],
  parameters: { address: '/order/travelDetail/261100000000000025' },
});

/** A service around a journey. */
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
    await expect(canvas.getByRole('link', { name: t('missing.all') })).toHaveAttribute(
      'href',
      '/mapp/order/travel',
    );
  },
});

/** A partner's order in the learning app, which opens no page of another site. */
export const PartnerNotOpened = meta.story({
  globals: { host: 'xuexi' },
  parameters: { address: '/order/travelDetail/261100000000000004' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-detail');
    await expect(await canvas.findByRole('link', { name: t('call', { hotline: '95530' }) })).toBeVisible();
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
