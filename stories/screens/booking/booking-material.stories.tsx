import { queryBookingForm, sendCodeBySMS } from '@mapp/kit/contracts';
import { MaterialScreen } from '@mapp/kit/screens/booking/booking-material';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { bookingQuery, flightsTold, formTold } from '../../booking.ts';
import { field } from '../../forms.ts';
import { reloadedWith } from '../../booking-reloaded.tsx';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { sentTo } from '../../sent-to.ts';
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

const thereAndBack =
  '/overbook/material?trip=return&seg=SHA-PEK-2026-06-08&seg=PEK-SHA-2026-06-12&adults=2&children=1&offer=MU5101.20260608_tfxk80&fare=standard&offer=MU5102.20260612_tfxk80&fare=flex';

/** Nothing is chosen beforehand: no insurance, no points, no consent. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText('MU5101')).toBeVisible();
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: t('submit') })).toBeEnabled();
    // Terms of each insurance are on a line of their own, which a finger can meet.
    const terms = canvas
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('/mapp/overbook/outLink?'));
    await expect(terms.length).toBeGreaterThan(1);
    for (const link of terms) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** All that is missing is told at once, at its place and in one summary above the form, which leads there. */
export const AllMissing = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'booking-form');
    const forms = await words(globals, 'forms');
    const submit = await canvas.findByRole('button', { name: t('submit') });
    for (const name of ['name', 'phone']) await userEvent.clear(field(canvasElement, name));
    await userEvent.click(submit);
    const summary = await canvas.findByRole('group', { name: forms('summary', { count: 4 }) });
    await expect(summary).toHaveFocus();
    await expect(within(summary).getByText(t('agree.required'))).toBeVisible();
    const lines = within(summary).getAllByRole('link');
    await expect(lines).toHaveLength(4);
    await userEvent.click(there(lines[0]));
    const people = canvas.getByRole('link', { name: new RegExp(t('people.add')) });
    await expect(people).toHaveFocus();
    await expect(people).toHaveAccessibleDescription(t('party.partyEmpty'));
    await userEvent.type(field(canvasElement, 'name'), 'LIN HAI');
    await expect(canvas.getByRole('group', { name: forms('summary', { count: 3 }) })).toBeVisible();
    await userEvent.click(there(canvas.getAllByRole('checkbox').at(-2)));
    await expect(canvas.queryByText(t('agree.required'))).toBeNull();
  },
});

/** The member can be reached until somebody else is named. */
export const ReachedThemselves = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByRole('heading', { name: t('contact') })).toBeVisible();
    await expect(field(canvasElement, 'name')).not.toHaveValue('');
    await expect(field(canvasElement, 'phone')).toHaveValue('13800000001');
    await userEvent.click(await canvas.findByRole('button', { name: 'MARIE DUPONT' }));
    await expect(field(canvasElement, 'name')).toHaveValue('MARIE DUPONT');
  },
});

/** A contact who was typed is asked for again after a reload: the member does not take their place. */
export const ContactReloaded = meta.story({
  decorators: [reloadedWith('begun=yes;chosen=yes;contact=yes')],
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('restoredText'))).toBeVisible();
    await expect(field(canvasElement, 'name')).toHaveValue('');
    await expect(field(canvasElement, 'phone')).toHaveValue('');
  },
});

/** In a wide window what is bought, its price and the step on stand beside the form. */
export const Wide = meta.story({
  parameters: {
    viewport: { options: { desktop: { name: '1280', styles: { width: '1280px', height: '900px' } } } },
  },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    const beside = await canvas.findByRole('complementary', { name: t('detail.title') });
    const pay = within(beside).getByRole('button', { name: t('submit') });
    await expect(within(beside).getByText('MU5101')).toBeVisible();
    await expect(within(beside).getByRole('table')).toBeVisible();
    await expect(within(beside).queryByRole('button', { name: t('total.detail') })).toBeNull();
    const form = canvas.getByRole('heading', { name: t('contact') });
    await expect(beside.getBoundingClientRect().left).toBeGreaterThan(form.getBoundingClientRect().right);
    await expect(pay.getBoundingClientRect().bottom).toBeLessThanOrEqual(globalThis.innerHeight);
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

/** A member without points and coupons is not asked to sign in: a code may still bring a coupon. */
export const NothingToTakeOff = meta.story({
  beforeEach: async ({ msw }) => msw.use(await formTold({ points: null, coupons: [] })),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    const shell = await words(globals, 'shell');
    await expect(await canvas.findByRole('link', { name: new RegExp(t('coupon.noneHere')) })).toBeVisible();
    await expect(canvas.queryByText(t('points.guest'))).toBeNull();
    await expect(canvas.queryByRole('button', { name: shell('signIn') })).toBeNull();
  },
});

/** There and back, two adults and a child: each flight says which it is. */
export const ThereAndBack = meta.story({
  parameters: {
    address: thereAndBack,
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('summary.out'))).toBeVisible();
    await expect(canvas.getByText(t('summary.back'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('total.detail') }));
  },
});

/** Dearer since it was offered: old, new, and the part that has changed; nothing goes on before the new price is accepted. */
export const PriceChanged = meta.story({
  beforeEach: async ({ msw }) =>
    msw.use(
      await formTold({
        state: 'changed',
        part: 'fare',
        // The flights have the prices of now.
        was: { amount: 56_000, currency: 'CNY' },
        is: { amount: 68_000, currency: 'CNY' },
      }),
    ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByRole('link', { name: t('changed.leave') })).toBeVisible();
    const rows = within(canvas.getByRole('table')).getAllByRole('row');
    await expect(rows.filter(({ dataset }) => dataset['state'] === 'changed')).toHaveLength(1);
    const fares = await words(globals, 'fare-families');
    await expect(canvas.getByText(fares('kept.order', { minutes: 30 }))).toBeVisible();
    await userEvent.click(there(canvas.getAllByRole('button').at(-1)));
    await expect(await canvas.findByRole('heading', { name: t('contact') })).toBeVisible();
  },
});

/** Of a return the way back to the list keeps the outbound. */
export const PriceChangedOfReturn = meta.story({
  parameters: { address: thereAndBack.replace('adults=2&children=1', 'adults=1') },
  beforeEach: async ({ msw }) => {
    const [flight] = await flightsTold();
    msw.use(
      await formTold({
        state: 'changed',
        part: 'fare',
        was: { amount: 124_000, currency: 'CNY' },
        is: { amount: 136_000, currency: 'CNY' },
        flights: [flight, { ...flight, offerId: 'back' }],
      }),
    );
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByRole('link', { name: t('changed.leave') })).toHaveAttribute(
      'href',
      expect.stringMatching(/step=2&offer=MU5101\.\d+_\w+&fare=standard$/),
    );
  },
});

/** The seats went between the choice and the form. */
export const SoldOut = meta.story({
  beforeEach: async ({ msw }) => msw.use(await formTold({ state: 'soldOut' })),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('soldOut'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('toList') })).toBeVisible();
  },
});

export const Expired = meta.story({
  beforeEach: async ({ msw }) => msw.use(await formTold({ state: 'expired' })),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('expired'))).toBeVisible();
  },
});

/** A flight that cannot be read: nothing is booked by guessing. */
export const Unreadable = meta.story({
  beforeEach: async ({ msw }) => msw.use(await formTold({ flights: [{ offerId: 1 }] })),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('unreadable'))).toBeVisible();
  },
});

/** One flight of a return that cannot be read: not half of it is booked. */
export const HalfUnreadable = meta.story({
  parameters: { address: thereAndBack },
  beforeEach: async ({ msw }) =>
    msw.use(await formTold({ flights: [...(await flightsTold()), { offerId: 1 }] })),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('unreadable'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('submit') })).toBeNull();
  },
});

/** No price for children: it is said, with the way to other fares, and nothing can be sent. */
export const Unpriced = meta.story({
  parameters: { address: `/overbook/material?${bookingQuery}&children=1` },
  beforeEach: async ({ msw }) => {
    const flights = JSON.parse(JSON.stringify(await flightsTold()), (key, value: unknown) =>
      key === 'child' ? null : value,
    ) as object[];
    msw.use(await formTold({ flights }));
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('unpriced'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('toList') })).toBeVisible();
  },
});

/** A code goes to a number that can be read, and another number wants another code. */
export const GuestsCode = meta.story({
  parameters: { member: null },
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const t = await words(globals, 'booking-form');
    const account = await words(globals, 'account-fields');
    const send = await canvas.findByRole('button', { name: account('code.send') });
    await userEvent.click(send);
    await expect(await canvas.findByText(t('contact.codePhone'))).toBeVisible();
    await expect(sentTo(airline, sendCodeBySMS.path)).toEqual([]);
    await userEvent.type(field(canvasElement, 'phone'), '13900000031');
    await userEvent.click(send);
    const code = canvas.getByLabelText(t('contact.code'));
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, '246810');
    await userEvent.type(field(canvasElement, 'phone'), '{Backspace}2');
    await expect(code).toHaveValue('');
    await expect(airline.messages().map(({ to }) => to)).toEqual(['+8613900000031']);
  },
});

/** A product for members: a guest signs in first. */
export const ForMembers = meta.story({
  parameters: { member: null },
  beforeEach: async ({ msw }) => msw.use(await formTold({ productLimit: { passengers: 2, members: true } })),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    const shell = await words(globals, 'shell');
    await expect(await canvas.findByText(t('product.signIn'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: shell('signIn') })).toBeVisible();
  },
});

/** Seats by the waitlist alone: nothing is paid now. */
export const Waitlist = meta.story({
  beforeEach: async ({ msw }) => {
    const flights = await flightsTold();
    msw.use(await formTold({ flights: flights.map((flight) => ({ ...flight, waitlist: true })) }));
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
