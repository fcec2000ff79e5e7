import { queryBookingForm } from '@mapp/kit/contracts';
import { ProductLabelScreen } from '@mapp/kit/screens/booking/product-label';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { bookingQuery } from '../../booking.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: ProductLabelScreen,
  tags: ['!autodocs'],
  parameters: { address: `/overbook/labelDescription?${bookingQuery}`, ...tall.parameters },
  globals: tall.globals,
});

/** The chosen fare: baggage, changes, refunds, and fees over time. */
export const Basic = meta.story({
  parameters: { member: null },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('label.change.allowed'))).toBeVisible();
    await expect(canvas.getByText(t('label.refund.allowed'))).toBeVisible();
  },
});

/** An address without a choice. */
export const Empty = meta.story({
  parameters: { address: '/overbook/labelDescription' },
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
