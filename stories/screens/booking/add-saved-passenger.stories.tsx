import { queryPassengerList } from '@mapp/kit/contracts';
import { AddSavedPassengerScreen } from '@mapp/kit/screens/booking/add-saved-passenger';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { bookingQuery } from '../../booking.ts';
import { field, ready } from '../../forms.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: AddSavedPassengerScreen,
  tags: ['!autodocs'],
  parameters: { address: `/overbook/addPassenger?${bookingQuery}`, ...tall.parameters },
  globals: tall.globals,
});

/** A document leads to its page of the booking. */
export const Basic = meta.story({
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals, 'saved-people');
    await ready(canvasElement);
    await userEvent.type(field(canvasElement, 'cnFamilyName'), '林');
    await userEvent.click(canvas.getByRole('button', { name: t('document.add') }));
    await waitFor(() => expect(there(navigation.log.at(-1)).to).toMatch(/^\/overbook\/addID\?/));
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: queryPassengerList.path, kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(queryPassengerList.path));
