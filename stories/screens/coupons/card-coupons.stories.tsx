import { CardCouponsScreen } from '@mapp/kit/screens/coupons/card-coupons';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: CardCouponsScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/cardCoupons', member: '600000000004' },
});

/** Platinum: four of six are left, and for whom and where they are. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'coupons');
    await expect(await canvas.findByText(t('cards.of', { count: 6 }))).toBeVisible();
    await expect(canvas.getByText(t('cards.platinumUpgrade'))).toBeVisible();
    await expect(canvas.getAllByText(/^MU\d+ /)).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: t('call', { hotline: '95530' }) })).toBeVisible();
  },
});

export const AllUsed = meta.story({
  parameters: { member: '600000000003' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'coupons');
    await expect(await canvas.findByText(t('cards.used'))).toBeVisible();
  },
});

export const NoVouchers = meta.story({
  parameters: { member: '600000000001' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'coupons');
    await expect(await canvas.findByText(t('cards.none'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('cards.benefits') })).toHaveAttribute(
      'href',
      '/mapp/mine/benefits',
    );
  },
});

export const Loading = meta.story({
  parameters: { latency: 2000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/coupons/cards', kind: 'http500' }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'coupons');
    const failures = await words(globals, 'failures');
    await expect(await canvas.findByText(t('cards.failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: failures('retry') }));
    await expect(await canvas.findByText(t('cards.of', { count: 6 }))).toBeVisible();
  },
});

export const OneCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('cardCoupons')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/coupons/cards'));
