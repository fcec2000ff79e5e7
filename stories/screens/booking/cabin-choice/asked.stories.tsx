import { searchFlights, verifyOffer } from '@mapp/kit/contracts';
import { CabinChoiceScreen } from '@mapp/kit/screens/booking/cabin-choice';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../../refused-after-a-failure.ts';
import { there } from '../../../there.ts';
import { showsThatItWaits } from '../../../waiting.ts';
import { words } from '../../../words.ts';

const search = '/reserve/shippingSpace?trip=return&seg=SHA-PEK-2026-06-08&seg=PEK-SHA-2026-06-12&adults=1';
const out = 'offer=MU5101.20260608_tfxk80&fare=standard';

const meta = preview.meta({
  component: CabinChoiceScreen,
  tags: ['!autodocs'],
  parameters: { address: `${search}&${out}`, member: null },
});

/** The way out of a return: the button leads to the way back, with what was chosen. */
export const WayOut = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'cabin-choice');
    await userEvent.click(await canvas.findByRole('button', { name: t('next', { step: 2 }) }));
    const [step] = navigation.log;
    await expect(there(step).to).toMatch(
      /^\/reserve\/flightList\?.*step=2&offer=MU5101\.20260608_tfxk80&fare=standard&flights=MU5101$/,
    );
  },
});

/** The airline names its offers otherwise now: the flight is found by its number, and goes on under its new id. */
export const NamedOtherwise = meta.story({
  parameters: {
    address: `${search}&offer=MU5101.20260608_tf0000&fare=standard&flights=MU5101`,
  },
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'cabin-choice');
    await expect(await canvas.findByText(/MU5101/)).toBeVisible();
    await expect(canvas.getByRole('radio', { checked: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('next', { step: 2 }) }));
    await expect(there(navigation.log.at(-1)).to).toMatch(/offer=MU5101\.20260608_tfxk80&fare=standard/);
  },
});

/** The address names an offer that is not there any more. */
export const NoOfferLeft = meta.story({
  parameters: { address: `${search}&offer=MU5101.20260608_old` },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'cabin-choice');
    await expect(await canvas.findByText(t('gone'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('toList') })).toBeVisible();
  },
});

/** An address without an offer: nothing is asked. */
export const Empty = meta.story({
  parameters: { address: '/reserve/shippingSpace' },
  play: async ({ canvas, globals, airline }) => {
    const t = await words(globals, 'cabin-choice');
    await expect(await canvas.findByText(t('noOffer'))).toBeVisible();
    await expect(airline.requests()).toEqual([]);
  },
});

/** A day that is past: the airline says so in its own code. */
export const DayPast = meta.story({
  parameters: {
    address: '/reserve/shippingSpace?trip=oneway&seg=SHA-PEK-2026-05-08&adults=1&offer=a',
    covers: ['booking.days'],
  },
  play: async ({ canvas, globals }) => {
    const told = await words(globals, 'booking');
    await expect(await canvas.findByText(told('days'))).toBeVisible();
  },
});

/** A party that the airline does not take, though the page does. */
export const PartyRefused = meta.story({
  parameters: {
    address: '/reserve/shippingSpace?trip=oneway&seg=SHA-PEK-2026-06-08&adults=1&offer=a',
    covers: ['booking.party'],
  },
  beforeEach: ({ msw }) =>
    msw.use(
      http.all(`*${searchFlights.path}`, () =>
        HttpResponse.json({ Code: -1, Msg: 'Sandbox', resultCode: 'BKG01' }),
      ),
    ),
  play: async ({ canvas, globals }) => {
    const told = await words(globals, 'booking');
    await expect(await canvas.findByText(told('party'))).toBeVisible();
  },
});

/** A place that the airline does not know. */
export const PlaceUnknown = meta.story({
  parameters: {
    address: '/reserve/shippingSpace?trip=oneway&seg=SHA-QQQ-2026-06-08&adults=1&offer=a',
    covers: ['booking.place'],
  },
  play: async ({ canvas, globals }) => {
    const told = await words(globals, 'booking');
    await expect(await canvas.findByText(told('place'))).toBeVisible();
  },
});

/** A choice of the way out that the airline does not know. */
export const EarlierUnknown = meta.story({
  parameters: {
    address: `${search}&offer=old&fare=standard&offer=b`,
    covers: ['booking.offerUnknown'],
  },
  play: async ({ canvas, globals }) => {
    const told = await words(globals, 'booking');
    await expect(await canvas.findByText(told('offerUnknown'))).toBeVisible();
  },
});

/** The check was not answered: the choice stays, and can be checked once more. */
export const CheckNotToBeHad = meta.story({
  parameters: {
    address: `/reserve/shippingSpace?trip=oneway&seg=SHA-PEK-2026-06-08&adults=1&${out}`,
  },
  beforeEach: ({ airline }) => airline.fault({ path: verifyOffer.path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'cabin-choice');
    const failures = await words(globals, 'failures');
    await userEvent.click(await canvas.findByRole('button', { name: t('verify') }));
    await expect(await canvas.findByText(t('verifyFailed'))).toBeVisible();
    await expect(canvas.getByRole('radio', { checked: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: failures('retry') }));
    await waitFor(() => expect(there(navigation.log.at(-1)).to).toMatch(/^\/overbook\/material\?/));
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: searchFlights.path, kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(searchFlights.path));
