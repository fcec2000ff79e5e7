import { queryBookingForm } from '@mapp/kit/contracts';
import { AddPassengerScreen } from '@mapp/kit/screens/booking/add-passenger';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { bookingQuery } from '../../booking.ts';
import { field, fieldIn, ready, saveButton } from '../../forms.ts';
import { reloadedWith } from '../../booking-reloaded.tsx';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: AddPassengerScreen,
  tags: ['!autodocs'],
  parameters: { address: `/overbook/addAircrew?${bookingQuery}`, ...tall.parameters },
  globals: tall.globals,
});

/** Without a document nobody is taken along. */
export const Basic = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const v = await words(globals, 'validation');
    await ready(canvasElement);
    await userEvent.type(field(canvasElement, 'cnFamilyName'), '林');
    await userEvent.type(field(canvasElement, 'cnGivenName'), '海');
    await userEvent.click(saveButton(canvasElement));
    await expect((await canvas.findAllByText(new RegExp(v('documents.none')))).length).toBeGreaterThan(0);
  },
});

/** All that is missing is told at once, each with the way to its field. */
export const AllMissing = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const forms = await words(globals, 'forms');
    await ready(canvasElement);
    await userEvent.click(saveButton(canvasElement));
    const summary = await canvas.findByRole('group', { name: forms('summary', { count: 4 }) });
    const links = within(summary).getAllByRole('link');
    await expect(links).toHaveLength(4);
    await userEvent.click(there(links.at(-1)));
    await expect(summary).not.toHaveFocus();
  },
});

/** A reload takes what was typed, and the page says so. */
export const Reloaded = meta.story({
  decorators: [reloadedWith('begun=yes;typing=yes')],
  play: async ({ canvas, canvasElement, globals }) => {
    const forms = await words(globals, 'forms');
    await ready(canvasElement);
    await expect(await canvas.findByText(forms('reloaded.text'))).toBeVisible();
    await expect(field(canvasElement, 'cnFamilyName')).toHaveValue('');
  },
});

/** A document is typed on the same page, and the person comes with it. */
export const WithDocument = meta.story({
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const people = await words(globals, 'saved-people');
    await ready(canvasElement);
    await userEvent.type(field(canvasElement, 'cnFamilyName'), '林');
    await userEvent.type(field(canvasElement, 'cnGivenName'), '海');
    await userEvent.click(canvas.getByRole('button', { name: people('document.add') }));
    await userEvent.type(await waitFor(() => field(canvasElement, 'number')), '310104199003074510');
    await userEvent.click(saveButton(canvasElement));
    await expect(await canvas.findByRole('button', { name: people('document.add') })).toBeVisible();
    await expect(field(canvasElement, 'cnFamilyName')).toHaveValue('林');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(there(navigation.log.at(-1)).to).toMatch(/^\/overbook\/aircrew\?/));
  },
});

/** Optional: without a programme no number is asked for, and with one it has to be right. */
export const FrequentFlyer = meta.story({
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const people = await words(globals, 'saved-people');
    const v = await words(globals, 'validation');
    await ready(canvasElement);
    await expect(fieldIn(canvasElement, 'cardNumber')).toBeUndefined();
    await userEvent.type(field(canvasElement, 'cnFamilyName'), '林');
    await userEvent.type(field(canvasElement, 'cnGivenName'), '海');
    const programme = canvas.getByRole('combobox', { name: new RegExp(people('card.programme')) });
    await userEvent.selectOptions(programme, 'X7');
    await userEvent.type(field(canvasElement, 'cardNumber'), 'AB1');
    await userEvent.click(canvas.getByRole('button', { name: people('document.add') }));
    await userEvent.type(await waitFor(() => field(canvasElement, 'number')), '310104199003074510');
    await userEvent.click(saveButton(canvasElement));
    await canvas.findByRole('button', { name: people('document.add') });
    await expect(field(canvasElement, 'cardNumber')).toHaveValue('AB1');
    await userEvent.click(saveButton(canvasElement));
    await expect(
      await canvas.findAllByText(new RegExp(v('card.flyer', { min: 5, max: 16 }))),
    ).not.toHaveLength(0);
    await userEvent.type(field(canvasElement, 'cardNumber'), '2345');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(there(navigation.log.at(-1)).to).toMatch(/^\/overbook\/aircrew\?/));
  },
});

/** An address without a choice: nothing is asked. */
export const Empty = meta.story({
  parameters: { address: '/overbook/addAircrew' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('noChoice'))).toBeVisible();
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: queryBookingForm.path, kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(queryBookingForm.path));
