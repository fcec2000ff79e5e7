import { queryBookingForm } from '@mapp/kit/contracts';
import { MaterialScreen } from '@mapp/kit/screens/booking/booking-material';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { http, HttpResponse } from 'msw/http';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { bookingQuery } from '../../booking.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: MaterialScreen,
  tags: ['!autodocs'],
  parameters: { address: `/overbook/material?${bookingQuery}`, ...tall.parameters },
  globals: tall.globals,
});

/** Nothing is chosen beforehand: no insurance, no points, no consent. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText('MU5101')).toBeVisible();
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: t('submit') })).toBeEnabled();
  },
});

/** A guest proves the phone by a code; points and coupons are for members. */
export const Guest = meta.story({
  parameters: { member: null, covers: ['points.signIn'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('contact.codeHint'))).toBeVisible();
    await expect(canvas.getByText(t('points.guest'))).toBeVisible();
    await userEvent.click(there(canvas.getAllByRole('switch')[0]));
    await expect(canvas.getByLabelText(t('voucher.title'))).toBeVisible();
  },
});

/** There and back, two adults and a child: each flight says which it is. */
export const ThereAndBack = meta.story({
  parameters: {
    address:
      '/overbook/material?trip=return&seg=SHA-PEK-2026-06-08&seg=PEK-SHA-2026-06-12&adults=2&children=1&offer=MU5101.20260608_tfxk80&fare=standard&offer=MU5102.20260612_tfxk80&fare=flex',
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('summary.out'))).toBeVisible();
    await expect(canvas.getByText(t('summary.back'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('total.detail') }));
  },
});

/** The airline's answer with something else in it. */
const told = async (data: object) => {
  const { path, answer } = await fixtureOf('queryBookingForm');
  const body = answer as { data: object };
  return http.post(`*${path}`, () => HttpResponse.json({ ...body, data: { ...body.data, ...data } }));
};

/** Dearer since it was offered: nothing goes on before the new price is accepted. */
export const PriceChanged = meta.story({
  beforeEach: async ({ msw }) =>
    msw.use(
      await told({
        state: 'changed',
        part: 'fare',
        was: { amount: 68_000, currency: 'CNY' },
        is: { amount: 80_000, currency: 'CNY' },
      }),
    ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByRole('link', { name: t('changed.leave') })).toBeVisible();
    await userEvent.click(there(canvas.getAllByRole('button').at(-1)));
    await expect(await canvas.findByRole('heading', { name: t('contact') })).toBeVisible();
  },
});

/** The seats went between the choice and the form. */
export const SoldOut = meta.story({
  beforeEach: async ({ msw }) => msw.use(await told({ state: 'soldOut' })),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('soldOut'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('toList') })).toBeVisible();
  },
});

export const Expired = meta.story({
  beforeEach: async ({ msw }) => msw.use(await told({ state: 'expired' })),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('expired'))).toBeVisible();
  },
});

/** A flight that cannot be read: nothing is booked by guessing. */
export const Unreadable = meta.story({
  beforeEach: async ({ msw }) => msw.use(await told({ flights: [{ offerId: 1 }] })),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('unreadable'))).toBeVisible();
  },
});

/** Seats by the waitlist alone: nothing is paid now. */
export const Waitlist = meta.story({
  beforeEach: async ({ msw }) => {
    const { answer } = await fixtureOf('queryBookingForm');
    const { flights } = (answer as { data: { flights: object[] } }).data;
    msw.use(await told({ flights: flights.map((flight) => ({ ...flight, waitlist: true })) }));
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('waitlistText'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('submit.waitlist') })).toBeEnabled();
  },
});

/** An offer that the airline does not know. */
export const OfferUnknown = meta.story({
  parameters: {
    address:
      '/overbook/material?trip=oneway&seg=SHA-PEK-2026-06-08&adults=1&offer=MU5101.20260608_tfxk80&fare=moon',
    covers: ['booking.offerUnknown'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('gone'))).toBeVisible();
  },
});

/** An address without a choice: nothing is asked. */
export const Empty = meta.story({
  parameters: { address: '/overbook/material' },
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('noChoice'))).toBeVisible();
    await expect(airline.requests().filter(({ path }) => path === queryBookingForm.path)).toEqual([]);
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: queryBookingForm.path, kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(queryBookingForm.path));
