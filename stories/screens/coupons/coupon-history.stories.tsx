import { CouponHistoryScreen } from '@mapp/kit/screens/coupons/coupon-history';
import { expect, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: CouponHistoryScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/couponHistory', ...tall.parameters },
  globals: tall.globals,
});

/** A year of them: three used with their orders, three expired. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'coupons');
    const used = within(await canvas.findByRole('region', { name: t('tab.used') }));
    await expect(used.getAllByRole('listitem')).toHaveLength(3);
    await expect(used.getByText(t('used.for', { order: '25091210448127' }))).toBeVisible();
    const expired = within(canvas.getByRole('region', { name: t('tab.expired') }));
    await expect(expired.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByText(t('tab.usable'))).toBeNull();
  },
});

export const NothingEnded = meta.story({
  parameters: { member: '600000000003' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'coupons');
    await expect(await canvas.findByText(t('history.none'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('toCoupons') })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { latency: 2000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/coupons/history', kind: 'http500' }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'coupons');
    const failures = await words(globals, 'failures');
    await expect(await canvas.findByText(t('history.failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: failures('retry') }));
    await expect(await canvas.findByText(t('history.months', { months: 12 }))).toBeVisible();
  },
});

export const OneCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('couponHistory')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals, 5),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/coupons/history'));
