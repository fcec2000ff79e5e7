import { savedAddresses } from '@mapp/kit/contracts';
import { EditAddressScreen } from '@mapp/kit/screens/booking/edit-address';
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
  component: EditAddressScreen,
  tags: ['!autodocs'],
  parameters: { address: `/overbook/editAddress?${bookingQuery}&address=A-0001-2`, ...tall.parameters },
  globals: tall.globals,
});

export const Basic = meta.story({
  play: async ({ canvasElement, navigation }) => {
    await ready(canvasElement);
    await userEvent.type(field(canvasElement, 'postcode'), '518000');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(there(navigation.log.at(-1)).to).toMatch(/^\/overbook\/address\?/));
  },
});

/** No longer on the list. */
export const NoSuchAddress = meta.story({
  parameters: { address: `/overbook/editAddress?${bookingQuery}&address=gone` },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'saved-people');
    await expect(await canvas.findByText(t('gone.title'))).toBeVisible();
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: savedAddresses.path, kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(savedAddresses.path));
