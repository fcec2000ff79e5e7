import { invoiceTitles, removeInvoiceTitle } from '@mapp/kit/contracts';
import { EditInvoiceTitleScreen } from '@mapp/kit/screens/booking/edit-invoice-title';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { bookingQuery } from '../../booking.ts';
import { field, ready, saveButton } from '../../forms.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: EditInvoiceTitleScreen,
  tags: ['!autodocs'],
  parameters: { address: `/overbook/editInvoice?${bookingQuery}&invoice=T-0001-2`, ...tall.parameters },
  globals: tall.globals,
});

/** A saved title is changed. */
export const Basic = meta.story({
  play: async ({ canvasElement, navigation }) => {
    await ready(canvasElement);
    await expect(field(canvasElement, 'taxNo')).toHaveValue('91310104MA1FR0XXX8');
    await userEvent.type(field(canvasElement, 'title'), '分公司');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(there(navigation.log.at(-1)).to).toMatch(/^\/overbook\/invoiceList\?/));
  },
});

export const Removed = meta.story({
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals, 'saved-people');
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('remove.invoice') }));
    const question = await screen.findByRole('dialog');
    await userEvent.click(within(question).getByRole('button', { name: t('remove.confirm') }));
    await waitFor(() => expect(there(navigation.log.at(-1)).to).toMatch(/^\/overbook\/invoiceList\?/));
  },
});

export const RemovalUnknown = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: removeInvoiceTitle.path, kind: 'network', times: 1 }),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'saved-people');
    const outcome = await words(globals, 'outcome');
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('remove.invoice') }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: t('remove.confirm') }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('remove.stillText'))).toBeVisible();
  },
});

/** No longer on the list. */
export const NoSuchTitle = meta.story({
  parameters: { address: `/overbook/editInvoice?${bookingQuery}&invoice=gone` },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'saved-people');
    await expect(await canvas.findByText(t('gone.title'))).toBeVisible();
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: invoiceTitles.path, kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(invoiceTitles.path));
