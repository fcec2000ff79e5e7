import { queryBookingForm } from '@mapp/kit/contracts';
import { AddOnsScreen } from '@mapp/kit/screens/booking/add-ons';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { bookingQuery } from '../../booking.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: AddOnsScreen,
  tags: ['!autodocs'],
  parameters: { address: `/overbook/appretionService?${bookingQuery}`, ...tall.parameters },
  globals: tall.globals,
});

/** Nothing is in the cart beforehand; what happens on a refund is said before paying. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('extras.refund'))).toBeVisible();
    await expect(canvas.getByText(t('extras.sum', { count: 0 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /10/ }));
    await expect(await canvas.findByText(t('extras.sum', { count: 1 }))).toBeVisible();
  },
});

/** An address without a choice: nothing is asked. */
export const Empty = meta.story({
  parameters: { address: '/overbook/appretionService' },
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
