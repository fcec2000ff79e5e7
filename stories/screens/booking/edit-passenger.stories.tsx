import { queryPassengerList, savePassenger } from '@mapp/kit/contracts';
import { EditPassengerScreen } from '@mapp/kit/screens/booking/edit-passenger';
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
  component: EditPassengerScreen,
  tags: ['!autodocs'],
  parameters: { address: `/overbook/editAircrew?${bookingQuery}&passenger=P-0001-3`, ...tall.parameters },
  globals: tall.globals,
});

/** A saved passenger, in the form that saves; back to who travels, chosen. */
export const Basic = meta.story({
  play: async ({ canvasElement, navigation }) => {
    await ready(canvasElement);
    await userEvent.clear(field(canvasElement, 'cnGivenName'));
    await userEvent.type(field(canvasElement, 'cnGivenName'), '芬芳');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(there(navigation.log.at(-1)).to).toMatch(/^\/overbook\/aircrew\?/));
  },
});

/** The saved passenger's membership is saved with them. */
export const FrequentFlyer = meta.story({
  play: async ({ airline, canvas, canvasElement, globals, navigation }) => {
    const people = await words(globals, 'saved-people');
    await ready(canvasElement);
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: new RegExp(people('card.programme')) }),
      'MU',
    );
    await userEvent.type(field(canvasElement, 'cardNumber'), '6000 0000 0002');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(there(navigation.log.at(-1)).to).toMatch(/^\/overbook\/aircrew\?/));
    const sent = airline.requests().find(({ path }) => path === savePassenger.path);
    await expect(there(sent).body).toContain('"card":{"kind":"MU","number":"600000000002"}');
  },
});

/** Somebody who was typed before the page was opened anew. */
export const NoSuchPassenger = meta.story({
  parameters: { address: `/overbook/editAircrew?${bookingQuery}&passenger=typed-1` },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('people.gone'))).toBeVisible();
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: queryPassengerList.path, kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(queryPassengerList.path));
