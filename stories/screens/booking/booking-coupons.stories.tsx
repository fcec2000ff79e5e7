import { queryBookingForm } from '@mapp/kit/contracts';
import { CouponsScreen } from '@mapp/kit/screens/booking/booking-coupons';
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
  component: CouponsScreen,
  tags: ['!autodocs'],
  parameters: { address: `/overbook/coupons?${bookingQuery}`, ...tall.parameters },
  globals: tall.globals,
});

/** One that has expired cannot be chosen, and says why. */
export const Basic = meta.story({
  parameters: { covers: ['booking.couponExpired'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByRole('radio', { name: new RegExp(t('coupon.none')) })).toBeChecked();
    await expect(canvas.getByText(new RegExp(t('coupon.obstacle.couponExpired')))).toBeVisible();
    await userEvent.click(there(canvas.getAllByRole('radio')[1]));
    await expect(canvas.getAllByRole('radio')[1]).toBeChecked();
  },
});

/** Neither for a journey abroad nor for a low fare. */
export const DoesNotFit = meta.story({
  parameters: { covers: ['booking.couponScope', 'booking.couponMinimum'] },
  beforeEach: async ({ msw }) => {
    const { path, answer } = await fixtureOf('queryBookingForm');
    const body = answer as { data: object };
    const coupon = {
      couponId: 'X1',
      title: 'X1',
      scope: 'X1',
      worth: 1000,
      domestic: true,
      until: '2026-12-31',
    };
    const { domestic: _, ...any } = coupon;
    const coupons = [coupon, { ...any, couponId: 'X2', title: 'X2', minimum: 9_000_000 }];
    const data = { ...body.data, international: true, coupons };
    msw.use(http.post(`*${path}`, () => HttpResponse.json({ ...body, data })));
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(new RegExp(t('coupon.obstacle.couponScope')))).toBeVisible();
    for (const radio of canvas.getAllByRole('radio').slice(1)) await expect(radio).toBeDisabled();
  },
});

/** A guest has no coupons. */
export const Guest = meta.story({
  parameters: { member: null },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('coupon.noneHere'))).toBeVisible();
  },
});

/** An address without a choice: nothing is asked. */
export const Empty = meta.story({
  parameters: { address: '/overbook/coupons' },
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
