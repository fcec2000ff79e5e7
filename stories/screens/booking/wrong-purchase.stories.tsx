import { WrongPurchaseScreen } from '@mapp/kit/screens/booking/wrong-purchase';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: WrongPurchaseScreen,
  tags: ['!autodocs'],
  parameters: { address: '/wrongPurchase', member: null },
});

/** Each situation with what to do, and the page for it. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'wrong-purchase');
    await expect(await canvas.findByRole('heading', { name: t('anew.title') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('unpaid.go') })).toHaveAttribute(
      'href',
      '/mapp/mine/myOrder',
    );
    await expect(canvas.getByRole('link', { name: t('fees.go') })).toHaveAttribute(
      'href',
      '/mapp/rm_calculator',
    );
  },
});
