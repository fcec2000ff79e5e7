import { PointsCard } from '@mapp/kit/components/points-card';
import { tierCodes } from '@mapp/kit/contracts';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { batches, summary } from '../fixtures/points.ts';
import { padded } from '../primitives/padded.tsx';

const meta = preview.meta({
  component: PointsCard,
  decorators: [padded],
  args: {
    tier: 'SIL' as const,
    cardNumber: '600000000002',
    points: summary.remainPoint,
    nearest: batches[0],
  },
});

export const Basic = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^12.480$/)).toBeVisible();
    await expect(canvas.getByText('6000 0000 0002')).toBeVisible();
    await expect(canvas.getByRole('strong')).toHaveTextContent(/^1.200$/);
  },
});

export const NothingExpires = meta.story({
  args: { nearest: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('strong')).toBeNull();
  },
});

export const Overdrawn = meta.story({
  args: { points: 0, overdrawn: 431, nearest: undefined },
  play: async ({ canvas }) => expect(canvas.getByText(/431/)).toBeVisible(),
});

export const EveryTier = meta.story({
  render: (args) => (
    <>
      {tierCodes.map((tier) => (
        <PointsCard key={tier} {...args} tier={tier} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^12.480$/)).toHaveLength(tierCodes.length);
  },
});
