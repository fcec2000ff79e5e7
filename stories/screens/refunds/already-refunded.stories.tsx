import { AlreadyRefundedScreen } from '@mapp/kit/screens/refunds/already-refunded';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: AlreadyRefundedScreen,
  tags: ['!autodocs'],
  parameters: { address: '/generalRefund/hasRefund?request=RF2611000004' },
});

export const Known = meta.story({
  parameters: { covers: ['refund.returned'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await expect(await canvas.findByRole('link', { name: t('already.see') })).toHaveAttribute(
      'href',
      '/mapp/generalRefund/detail?request=RF2611000004',
    );
  },
});

/** Without the number of its request no ticket is named, and the way leads to all refunds. */
export const NumberUnknown = meta.story({
  parameters: { address: '/generalRefund/hasRefund' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    const refund = await words(globals, 'refund');
    await expect(await canvas.findByText(t('already.unchosen'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: refund('way.refunds') })).toHaveAttribute(
      'href',
      '/mapp/generalRefund/list?tab=returned',
    );
  },
});
