import { TierPlan } from '@mapp/kit/components/tier-plan';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { towardsGold, ways } from '../fixtures/tiers.ts';
import { padded } from '../primitives/padded.tsx';

const meta = preview.meta({
  component: TierPlan,
  decorators: [padded],
  args: { measures: towardsGold, match: 'all' as const, ways },
});

/** Four returns of 2,152 points, two of 6,540; the route without points never gets there and is left out. */
export const Basic = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toMatch(/4\D*$/);
    await expect(rows[1]).toMatch(/2\D*$/);
  },
});

export const OneIsEnough = meta.story({
  args: { match: 'any' as const },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});
