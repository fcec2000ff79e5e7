import { CouponsScreen } from '@mapp/kit/screens/coupons/coupons';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { tops } from '../../tops.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: CouponsScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/mycoupons', ...tall.parameters },
  globals: tall.globals,
});

/** Three that can be used, one used, one expired; each under its state. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'coupons');
    // The cards on their way stand under the same heading.
    await expect(await canvas.findByText(t('ends.soon', { days: 6 }))).toBeVisible();
    const usable = within(canvas.getByRole('region', { name: t('tab.usable') }));
    await expect(usable.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('tab', { name: t('tab.usableCount', { count: 3 }) })).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: t('tab.used') })).getByText(/25091210448127/),
    ).toBeVisible();
    await expect(canvas.getByRole('region', { name: t('tab.expired') })).toBeVisible();
  },
});

/** A coupon of a place outside this site leads to how it is used. */
export const HowItIsUsed = meta.story({
  parameters: { address: '/mine/mycoupons?tab=usable' },
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'coupons');
    const list = within(await canvas.findByRole('list', { name: t('tab.usable') }));
    await userEvent.click(list.getAllByRole('link')[0] as HTMLElement);
    await expect(navigation.log).toEqual([{ action: 'push', to: '/mine/instructions?kind=ticket' }]);
  },
});

export const TabIsAnAddress = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'coupons');
    await userEvent.click(await canvas.findByRole('tab', { name: t('tab.expired') }));
    await expect(navigation.log).toContainEqual({ action: 'replace', to: '/mine/mycoupons?tab=expired' });
  },
});

/** Ends today, and tomorrow. */
export const EndingSoon = meta.story({
  parameters: { member: '600000000003' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'coupons');
    await expect(await canvas.findByText(t('ends.today'))).toBeVisible();
    await expect(canvas.getByText(t('ends.soon', { days: 1 }))).toBeVisible();
  },
});

export const NoCoupons = meta.story({
  parameters: { member: '600000000002' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'coupons');
    await expect(await canvas.findByText(t('none.all'))).toBeVisible();
    // In Korean the row below is called the same and leads to the same page.
    await expect(canvas.getAllByRole('link', { name: t('toOffers') })[0]).toHaveAttribute(
      'href',
      '/mapp/mine/preferentialList',
    );
  },
});

/** Nothing was used of late; what was before is in the history. */
export const NoneUsed = meta.story({
  parameters: { member: '600000000004', address: '/mine/mycoupons?tab=used' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'coupons');
    await expect(await canvas.findByText(t('none.used', { months: 3 }))).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: t('rows.history') })).toHaveLength(2);
  },
});

/** The figure of the head, the heading and the cards are where they were while they were on their way. */
export const NothingMoves = meta.story({
  parameters: { latency: 1500 },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'coupons');
    const heading = () =>
      tops(
        canvas
          .queryAllByRole('tabpanel')
          .flatMap((panel) => within(panel).queryAllByRole('heading', { level: 2 })),
      )[0];
    const heads = () => tops(canvas.queryAllByRole('tablist'))[0];
    await waitFor(() => expect(heading()).toBeGreaterThan(0));
    await expect(canvas.getByRole('heading', { level: 2, name: t('tab.usable') })).toBeVisible();
    const before = [heads(), heading()];
    await waitFor(() => expect(canvas.getByRole('region', { name: t('tab.used') })).toBeVisible(), {
      timeout: 8000,
    });
    await expect([heads(), heading()]).toEqual(before);
  },
});

export const Loading = meta.story({
  parameters: { latency: 2000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/coupons/mine', kind: 'http500' }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'coupons');
    const failures = await words(globals, 'failures');
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: failures('retry') }));
    await expect(await canvas.findByText(/25091210448127/)).toBeVisible();
  },
});

export const OneCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('myCoupons')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/coupons/mine'));
