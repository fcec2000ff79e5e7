import { RefundFilterScreen } from '@mapp/kit/screens/refunds/refund-filter';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../../words.ts';

/** Keeps everything typed here out of the address. */
const meta = preview.meta({
  component: RefundFilterScreen,
  tags: ['!autodocs'],
  parameters: { address: '/generalRefund/filter' },
});

export const Filled = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'refund');
    await userEvent.type(await canvas.findByLabelText(t('filterPage.ticket')), '2100000031');
    await userEvent.click(canvas.getByRole('button', { name: t('filterPage.show') }));
    await expect(JSON.stringify(navigation.log)).not.toContain('2100000031');
    await expect(JSON.stringify(navigation.log)).toContain('/generalRefund/list');
  },
});

export const WrongNumber = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'refund');
    const validation = await words(globals, 'validation');
    await userEvent.type(await canvas.findByLabelText(t('filterPage.ticket')), '12');
    await userEvent.click(canvas.getByRole('button', { name: t('filterPage.show') }));
    await expect(await canvas.findByText(validation('ticket.number'))).toBeVisible();
    await expect(navigation.log).toEqual([]);
  },
});

/** Of what is returned: days of asking and a ticket number, and back to the same tab. */
export const OfReturned = meta.story({
  parameters: { address: '/generalRefund/filter?tab=returned' },
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByRole('heading', { name: t('filterPage.titleReturned') })).toBeVisible();
    await expect(canvas.getByLabelText(t('filterPage.requestedFrom'))).toBeVisible();
    await expect(canvas.queryByLabelText(t('filterPage.phone'))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('filterPage.show') }));
    await expect(navigation.log.at(-1)?.to).toContain('tab=returned');
  },
});
