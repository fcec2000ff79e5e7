import { NewMemberCard } from '@mapp/kit/components/new-member-card';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../primitives/padded.tsx';

const meta = preview.meta({
  component: NewMemberCard,
  args: { name: '张三', cardNumber: '600000000107' },
  decorators: [padded],
});

export const Basic = meta.story({
  play: async ({ canvas, said }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('6000 0000 0107');
    await expect(canvas.getByText(said('张三'))).toBeVisible();
  },
});

export const LongName = meta.story({
  args: { name: 'WOLFESCHLEGELSTEIN/HUBERT-A', cardNumber: '600000000107' },
  globals: { viewport: { value: 'narrow', isRotated: false }, textSize: 'elder' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
});
