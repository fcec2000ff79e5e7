import { RepurchaseSubmittedScreen } from '@mapp/kit/screens/refunds/repurchase-submitted';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { withRepurchase } from '../../fixtures/repurchase-query.tsx';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: withRepurchase(RepurchaseSubmittedScreen),
  tags: ['!autodocs'],
  parameters: { address: '/twoHourRefund/success', member: null },
  args: { fresh: '7812100000021', submitted: true },
});

/** The request with its number, and when somebody gets in touch. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'repurchase');
    await expect(await canvas.findByText(t('done.title'))).toBeVisible();
    await expect(canvas.getByText('RF2612000001')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: new RegExp(t('done.way')) })).toBeNull();
  },
});

/** A member’s own ticket: the way to its money is one tap away. */
export const OfMember = meta.story({
  parameters: { member: '600000000001' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'repurchase');
    await expect(await canvas.findByRole('link', { name: new RegExp(t('done.way')) })).toHaveAttribute(
      'href',
      '/mapp/generalRefund/detail?request=RF2612000001',
    );
  },
});

/** Nothing was submitted here. */
export const Empty = meta.story({
  args: { fresh: undefined },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'repurchase');
    await expect(await canvas.findByText(t('done.none'))).toBeVisible();
    const refund = await words(globals, 'refund');
    await expect(canvas.getByRole('link', { name: refund('way.refunds') })).toHaveAttribute(
      'href',
      '/mapp/generalRefund/list?tab=returned',
    );
  },
});
