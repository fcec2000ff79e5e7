import { invoiceTitles } from '@mapp/kit/contracts';
import { InvoiceTitlesScreen } from '@mapp/kit/screens/booking/invoice-titles';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { bookingQuery, formTold } from '../../booking.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: InvoiceTitlesScreen,
  tags: ['!autodocs'],
  parameters: { address: `/overbook/invoiceList?${bookingQuery}`, ...tall.parameters },
  globals: tall.globals,
});

/** The receipt is made out to one of the saved titles. */
export const Basic = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'booking-form');
    const company = await canvas.findByRole('radio', { name: /上海云程科技有限公司/ });
    const done = canvas.getByRole('button', { name: t('passengers.done') });
    await expect(canvas.getByText(t('titles.pick'))).toBeVisible();
    await expect(done).toBeDisabled();
    await userEvent.click(company);
    await expect(company).toBeChecked();
    await userEvent.click(done);
    await expect(there(navigation.log.at(-1)).to).toMatch(/^\/overbook\/material\?/);
  },
});

/** Among the pages of a product with rules of its own: back to its page, not to the usual one. */
export const OfAProduct = meta.story({
  beforeEach: async ({ msw }) => msw.use(await formTold({ productLimit: { passengers: 2, members: true } })),
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'booking-form');
    await userEvent.click(await canvas.findByRole('radio', { name: /上海云程科技有限公司/ }));
    await userEvent.click(canvas.getByRole('button', { name: t('passengers.done') }));
    await expect(there(navigation.log.at(-1)).to).toMatch(/^\/overbook\/specialMaterial\?/);
  },
});

export const OneCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('invoiceTitles')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});

/** Nothing is saved yet: one is added. */
export const NoTitles = meta.story({
  parameters: { member: '600000000002' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'saved-people');
    await expect(await canvas.findByRole('link', { name: t('add.invoice') })).toBeVisible();
  },
});

/** An address without a choice. */
export const Empty = meta.story({
  parameters: { address: '/overbook/invoiceList' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('noChoice'))).toBeVisible();
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: invoiceTitles.path, kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(invoiceTitles.path));
