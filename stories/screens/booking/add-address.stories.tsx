import { savedAddresses } from '@mapp/kit/contracts';
import { AddAddressScreen } from '@mapp/kit/screens/booking/add-address';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { bookingQuery } from '../../booking.ts';
import { field, ready, saveButton } from '../../forms.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: AddAddressScreen,
  tags: ['!autodocs'],
  parameters: { address: `/overbook/addAddress?${bookingQuery}`, ...tall.parameters },
  globals: tall.globals,
});

/** An address that is saved is chosen, on the list of the booking. */
export const Basic = meta.story({
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals, 'saved-people');
    await ready(canvasElement);
    await userEvent.type(field(canvasElement, 'name'), '林海');
    await userEvent.type(field(canvasElement, 'phone'), '13912340987');
    await userEvent.type(field(canvasElement, 'street'), '肇嘉浜路 1 号');
    await userEvent.click(canvas.getByRole('combobox', { name: t('field.area') }));
    await userEvent.click(await screen.findByRole('option', { name: '上海市' }));
    await userEvent.click(await screen.findByRole('option', { name: '徐汇区' }));
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(there(navigation.log.at(-1)).to).toMatch(/^\/overbook\/address\?/));
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: savedAddresses.path, kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(savedAddresses.path));
