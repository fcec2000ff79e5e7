import { RefundFilterScreen } from '@mapp/kit/screens/refunds/refund-filter';
import { expect, fireEvent, userEvent } from 'storybook/test';
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

export const StartAfterEnd = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'refund');
    const until = await canvas.findByLabelText(t('filterPage.until'));
    await fireEvent.change(until, { target: { value: '2026-04-01' } });
    await userEvent.click(canvas.getByRole('button', { name: t('filterPage.show') }));
    await expect(await canvas.findByText(t('filterPage.order'))).toBeVisible();
    await expect(navigation.log).toEqual([]);
  },
});

export const MoreThanAYear = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'refund');
    const from = await canvas.findByLabelText(t('filterPage.from'));
    await fireEvent.change(from, { target: { value: '2025-05-31' } });
    await userEvent.click(canvas.getByRole('button', { name: t('filterPage.show') }));
    await expect(await canvas.findByText(t('filterPage.year'))).toBeVisible();
    await expect(navigation.log).toEqual([]);
    // A day less, and it is asked for.
    await fireEvent.change(from, { target: { value: '2025-06-01' } });
    await userEvent.click(canvas.getByRole('button', { name: t('filterPage.show') }));
    await expect(navigation.log.at(-1)?.to).toContain('from=2025-06-01');
  },
});

/** The contact phone is one of mainland China, and in no address. */
export const WrongPhone = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'refund');
    const validation = await words(globals, 'validation');
    const phone = await canvas.findByLabelText(t('filterPage.phone'));
    await userEvent.type(phone, '11800000001');
    await userEvent.click(canvas.getByRole('button', { name: t('filterPage.show') }));
    await expect(await canvas.findByText(validation('phone.mainland'))).toBeVisible();
    await expect(navigation.log).toEqual([]);
    await userEvent.clear(phone);
    await userEvent.type(phone, '13800000001');
    await userEvent.click(canvas.getByRole('button', { name: t('filterPage.show') }));
    await expect(JSON.stringify(navigation.log)).toContain('/generalRefund/list');
    await expect(JSON.stringify(navigation.log)).not.toContain('13800000001');
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
