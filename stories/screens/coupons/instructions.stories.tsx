import { InstructionsScreen } from '@mapp/kit/screens/coupons/instructions';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: InstructionsScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/instructions' },
});

export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'coupons');
    await expect(await canvas.findByText(t('how.ticket'))).toBeVisible();
    await expect(canvas.getByText(t('how.3'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('toCoupons') })).toBeVisible();
  },
});

/** Opened from a coupon: its kind comes first. */
export const OfOneKind = meta.story({
  parameters: { address: '/mine/instructions?kind=lounge' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'coupons');
    const [first] = await canvas.findAllByRole('listitem');
    await expect(first).toHaveTextContent(t('how.lounge'));
  },
});
