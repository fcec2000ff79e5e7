import { PointsAmounts } from '@mapp/kit/components/points-order';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';

const onChoose = fn();

const meta = preview.meta({
  component: PointsAmounts,
  decorators: [padded],
  args: {
    value: 1000,
    onChange: onChoose,
    offer: {
      unitPoints: 10,
      unitPrice: { amount: 100, currency: 'CNY' },
      suggested: [50, 500, 1000, 20_000],
      least: 100,
      most: 30_000,
      leftThisYear: 4000,
    },
  },
});

/** Only figures that can be ordered are offered. */
export const Amounts = meta.story({
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('button');
    await expect(figures).toHaveLength(2);
    await expect(figures[1]).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(there(figures[0]));
    await expect(onChoose).toHaveBeenLastCalledWith(500);
  },
});
