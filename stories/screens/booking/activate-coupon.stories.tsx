import { activateCoupon } from '@mapp/kit/contracts';
import { activationCodes } from '@mapp/sandbox/coupons';
import { ActivateCouponScreen } from '@mapp/kit/screens/booking/activate-coupon';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { bookingQuery } from '../../booking.ts';
import { field, ready, saveButton } from '../../forms.ts';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';
import { showsThatItWorks } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: ActivateCouponScreen,
  tags: ['!autodocs'],
  parameters: { address: `/overbook/activateCoupon?${bookingQuery}`, ...tall.parameters },
  globals: tall.globals,
});

const enter = async (canvasElement: HTMLElement, code: string) => {
  await ready(canvasElement);
  await userEvent.type(field(canvasElement, 'code'), code);
  await userEvent.click(saveButton(canvasElement));
};

/** The code becomes a coupon, back on the coupons of the booking. */
export const Basic = meta.story({
  play: async ({ canvasElement, navigation }) => {
    await enter(canvasElement, activationCodes.ticket);
    await waitFor(() => expect(there(navigation.log.at(-1)).to).toMatch(/^\/overbook\/coupons\?/));
  },
});

export const Used = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'coupons');
    await enter(canvasElement, activationCodes.usedTicket);
    await expect(await canvas.findByText(t('code.usedCode'))).toBeVisible();
  },
});

export const Unknown = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'coupons');
    await enter(canvasElement, 'ACT2027');
    await expect(await canvas.findByText(t('code.wrongCode'))).toBeVisible();
  },
});

/** The answer takes its time. */
export const Slow = meta.story({
  parameters: { latency: 300 },
  play: async ({ canvasElement }) => {
    await enter(canvasElement, activationCodes.ticket);
    await showsThatItWorks(canvasElement);
  },
});

/** No answer came: it is looked up before the code is sent again. */
export const OutcomeUnknown = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: activateCoupon.path, kind: 'network', times: 1 }),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'coupons');
    await enter(canvasElement, activationCodes.ticket);
    await expect(await canvas.findByText(t('code.unknown'))).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: activateCoupon.path, kind: 'refused', times: 1 }),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'coupons');
    await enter(canvasElement, activationCodes.ticket);
    await expect((await canvas.findAllByText(t('code.refused'))).length).toBeGreaterThan(0);
  },
});

/** An address without a choice. */
export const Empty = meta.story({
  parameters: { address: '/overbook/activateCoupon' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('noChoice'))).toBeVisible();
  },
});
