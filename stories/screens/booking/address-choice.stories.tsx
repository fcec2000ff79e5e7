import { savedAddresses } from '@mapp/kit/contracts';
import { AddressChoiceScreen } from '@mapp/kit/screens/booking/address-choice';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { bookingQuery, formTold } from '../../booking.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: AddressChoiceScreen,
  tags: ['!autodocs'],
  parameters: { address: `/overbook/address?${bookingQuery}`, ...tall.parameters },
  globals: tall.globals,
});

/** Electronic unless an address is chosen. */
export const Basic = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByRole('radio', { name: new RegExp(t('address.none')) })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /李四/ }));
    await userEvent.click(canvas.getByRole('button', { name: t('passengers.done') }));
    await expect(there(navigation.log.at(-1)).to).toMatch(/^\/overbook\/material\?/);
  },
});

/** Among the pages of a product with rules of its own: back to its page, not to the usual one. */
export const OfAProduct = meta.story({
  beforeEach: async ({ msw }) => msw.use(await formTold({ productLimit: { passengers: 2, members: true } })),
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'booking-form');
    await userEvent.click(await canvas.findByRole('radio', { name: /李四/ }));
    await userEvent.click(canvas.getByRole('button', { name: t('passengers.done') }));
    await expect(there(navigation.log.at(-1)).to).toMatch(/^\/overbook\/specialMaterial\?/);
  },
});

/** An address without a choice. */
export const Empty = meta.story({
  parameters: { address: '/overbook/address' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('noChoice'))).toBeVisible();
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: savedAddresses.path, kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(savedAddresses.path));
