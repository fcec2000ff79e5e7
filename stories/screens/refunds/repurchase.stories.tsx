import { RepurchaseListScreen } from '@mapp/kit/screens/refunds/repurchase';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: RepurchaseListScreen,
  tags: ['!autodocs'],
  parameters: { address: '/twoHourRefund/list', member: null },
});

/** The rules before anything is typed, and the way on. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'repurchase');
    await expect(canvas.getByText(t('rule.fare'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('start') })).toHaveAttribute(
      'href',
      expect.stringContaining('/twoHourRefund/searchTickets'),
    );
  },
});
