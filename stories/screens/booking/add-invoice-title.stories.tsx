import { invoiceTitles, saveInvoiceTitle } from '@mapp/kit/contracts';
import { AddInvoiceTitleScreen } from '@mapp/kit/screens/booking/add-invoice-title';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { bookingQuery } from '../../booking.ts';
import { field, ready, saveButton } from '../../forms.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: AddInvoiceTitleScreen,
  tags: ['!autodocs'],
  parameters: { address: `/overbook/addInvoice?${bookingQuery}`, ...tall.parameters },
  globals: tall.globals,
});

/** A company needs its tax number; what is saved is chosen. */
export const Basic = meta.story({
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals, 'saved-people');
    const v = await words(globals, 'validation');
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: t('kind.company') }));
    await userEvent.type(field(canvasElement, 'title'), '云上会展有限公司');
    await userEvent.type(field(canvasElement, 'taxNo'), '123');
    await userEvent.click(saveButton(canvasElement));
    await expect((await canvas.findAllByText(new RegExp(v('invoice.taxNo')))).length).toBeGreaterThan(0);
    await userEvent.clear(field(canvasElement, 'taxNo'));
    await userEvent.type(field(canvasElement, 'taxNo'), '91310104MA1FR0XY21');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(there(navigation.log.at(-1)).to).toMatch(/^\/overbook\/invoiceList\?/));
  },
});

/** One that is there already. */
export const Known = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const v = await words(globals, 'validation');
    await ready(canvasElement);
    await userEvent.type(field(canvasElement, 'title'), '张三');
    await userEvent.click(saveButton(canvasElement));
    await expect((await canvas.findAllByText(new RegExp(v('invoice.known')))).length).toBeGreaterThan(0);
  },
});

/** Nothing typed, and more than a receipt has room for. */
export const NothingTyped = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const v = await words(globals, 'validation');
    await ready(canvasElement);
    await userEvent.click(saveButton(canvasElement));
    await expect((await canvas.findAllByText(new RegExp(v('invoice.title')))).length).toBeGreaterThan(0);
    await userEvent.type(field(canvasElement, 'title'), '长'.repeat(51));
    await userEvent.click(saveButton(canvasElement));
    await expect(
      (await canvas.findAllByText(new RegExp(v('invoice.long', { max: 50 })))).length,
    ).toBeGreaterThan(0);
  },
});

export const Refused = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: saveInvoiceTitle.path, kind: 'refused', times: 1 }),
  play: async ({ canvas, canvasElement, globals }) => {
    const forms = await words(globals, 'forms');
    await ready(canvasElement);
    await userEvent.type(field(canvasElement, 'title'), '林海');
    await userEvent.click(saveButton(canvasElement));
    await expect(await canvas.findByText(forms('refused.title'))).toBeVisible();
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: invoiceTitles.path, kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(invoiceTitles.path));
