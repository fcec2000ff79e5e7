import { AddIdentityScreen } from '@mapp/kit/screens/booking/add-identity';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { bookingQuery } from '../../booking.ts';
import { tall } from '../../tall.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: AddIdentityScreen,
  tags: ['!autodocs'],
  parameters: { address: `/overbook/addID?${bookingQuery}`, ...tall.parameters },
  globals: tall.globals,
});

/** After a reload the passenger's form is gone: back to it. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'saved-people');
    const back = await canvas.findByRole('link', { name: t('lost.back') });
    await expect(back.getAttribute('href')).toMatch(/^\/mapp\/overbook\/addPassenger\?/);
  },
});

/** An address without a choice. */
export const Empty = meta.story({
  parameters: { address: '/overbook/addID' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('noChoice'))).toBeVisible();
  },
});
