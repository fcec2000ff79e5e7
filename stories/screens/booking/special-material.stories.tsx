import { queryBookingForm } from '@mapp/kit/contracts';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { http, HttpResponse } from 'msw/http';
import { SpecialMaterialScreen } from '@mapp/kit/screens/booking/special-material';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { bookingQuery } from '../../booking.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: SpecialMaterialScreen,
  tags: ['!autodocs'],
  parameters: { address: `/overbook/specialMaterial?${bookingQuery}`, ...tall.parameters },
  globals: tall.globals,
});

const crew = {
  beforeEach: async ({ msw }: { msw: { use: (handler: ReturnType<typeof http.post>) => void } }) => {
    const { path, answer } = await fixtureOf('queryBookingForm');
    const body = answer as { data: object };
    const data = { ...body.data, productLimit: { passengers: 2, members: true } };
    msw.use(http.post(`*${path}`, () => HttpResponse.json({ ...body, data })));
  },
};

/** The product's rules above the booking. */
export const Basic = meta.story({
  ...crew,
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('product.members'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('submit') })).toBeVisible();
  },
});

/** For members: a guest signs in first. */
export const Guest = meta.story({
  ...crew,
  parameters: { member: null },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('product.signIn'))).toBeVisible();
  },
});

/** A fare without rules of its own goes on to the usual page. */
export const UsualFare = meta.story({
  play: async ({ navigation }) => {
    await waitFor(() =>
      expect(navigation.log).toEqual([
        { action: 'replace', to: expect.stringMatching(/^\/overbook\/material\?/) as string },
      ]),
    );
  },
});

/** An address without a choice. */
export const Empty = meta.story({
  parameters: { address: '/overbook/specialMaterial' },
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
