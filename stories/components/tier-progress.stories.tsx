import { messagesFor, type Locale } from '@mapp/kit/messages';
import { StarSteps, TierProgress, TierProgressSkeleton } from '@mapp/kit/components/tier-progress';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { gold, towardsGold } from '../fixtures/tiers.ts';
import { padded } from '../primitives/padded.tsx';
import { countedMotions, countMotions } from '../running.ts';
import { there } from '../there.ts';

const meta = preview.meta({
  component: TierProgress,
  subcomponents: { StarSteps, TierProgressSkeleton },
  decorators: [padded],
  args: {
    holder: { name: '张三', cardNumber: '600000000002' },
    tier: 'SIL' as const,
    validUntil: '2027-03-31',
    goal: gold,
  },
});

/** Four segments are missing, and 7,520 points. */
export const Basic = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'tier-progress');
    const tiers = await messagesFor(globals['locale'] as Locale, 'tiers');
    await expect(canvas.getByText(t('reach.missing', { tier: tiers('name.GOL') }))).toBeVisible();
    await expect(canvas.getByText('4')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/7.520/);
  },
});

/** Both rings grow once. */
export const Grows = meta.story({
  globals: { motion: 'full' },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: countMotions,
  play: async ({ canvas }) => {
    await waitFor(() => expect(countedMotions()).toEqual({ started: 2, ended: 2 }));
    await expect(canvas.getByText('4')).toBeVisible();
  },
});

export const Still = meta.story({
  globals: { motion: 'reduced' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4')).toBeVisible();
    await expect(document.getAnimations()).toEqual([]);
  },
});

/** As high as the head that comes, on the surface of its tier, or on the page's own while nobody knows which. */
export const OnTheWay = meta.story({
  render: (args) => (
    <>
      <TierProgressSkeleton tier={args.tier} />
      <TierProgressSkeleton />
      <TierProgress {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const heads = [
      ...there(canvas.getAllByRole('region')[0]?.parentElement?.parentElement?.parentElement).children,
    ];
    const [known, unknown, ready] = heads.map((head) => head.getBoundingClientRect().height);
    await expect(Math.abs(there(known) - there(ready))).toBeLessThanOrEqual(1);
    await expect(Math.abs(there(unknown) - there(ready))).toBeLessThanOrEqual(1);
  },
});

export const OneIsEnough = meta.story({
  args: { goal: { ...gold, match: 'any' as const } },
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'tier-progress');
    const [before = ''] = t('join.any', { amount: '\n' }).split('\n');
    await expect(canvas.getByText(new RegExp(`^${before}7.520`))).toBeVisible();
  },
});

export const Reached = meta.story({
  args: {
    goal: { ...gold, measures: towardsGold.map((measure) => ({ ...measure, have: measure.need + 1 })) },
  },
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'tier-progress');
    await expect(canvas.getByText(t('reach.reached'))).toBeVisible();
  },
});

export const NothingYet = meta.story({
  args: {
    tier: 'STD' as const,
    goal: {
      ...gold,
      tier: 'SIL' as const,
      measures: towardsGold.map((measure) => ({ ...measure, have: 0 })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20')).toBeVisible();
  },
});

export const KeepingPlatinum = meta.story({
  args: { tier: 'PLT' as const, goal: { ...gold, kind: 'keep' as const, tier: 'PLT' as const } },
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'tier-progress');
    const tiers = await messagesFor(globals['locale'] as Locale, 'tiers');
    await expect(canvas.getByText(t('keep.missing', { tier: tiers('name.PLT') }))).toBeVisible();
  },
});

export const Stars = meta.story({
  render: () => <StarSteps star={3} next={towardsGold} />,
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'tier-progress');
    await expect(canvas.getByText(t('star.own', { star: 3 }))).toBeVisible();
    await expect(canvas.getByText(/7.520/)).toBeVisible();
  },
});

export const NextStarReached = meta.story({
  render: () => <StarSteps star={3} next={[{ kind: 'points', have: 9, need: 9 }]} />,
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'tier-progress');
    await expect(canvas.getByText(t('star.soon', { star: 4 }))).toBeVisible();
  },
});

export const LastStar = meta.story({
  render: () => <StarSteps star={6} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('paragraph')).toHaveLength(1);
  },
});
