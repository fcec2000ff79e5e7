import { verifyOffer } from '@mapp/kit/contracts';
import { CabinChoiceScreen } from '@mapp/kit/screens/booking/cabin-choice';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { http, HttpResponse } from 'msw/http';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { withOffer } from '../../fixtures/chosen-offer.tsx';
import { digitsOf } from '../../fixtures/fees.tsx';
import { there } from '../../there.ts';
import { words } from '../../words.ts';

const oneOffer =
  '/reserve/shippingSpace?trip=oneway&seg=SHA-PEK-2026-06-08&adults=1&offer=MU5101.20260608_tfxk80';

const meta = preview.meta({
  component: withOffer(CabinChoiceScreen),
  tags: ['!autodocs'],
  parameters: { address: oneOffer, member: null },
  args: { from: 'SHA', to: 'PEK', fare: 'standard' },
});

interface Told {
  readonly canvas: ReturnType<typeof within>;
  readonly globals: Record<string, unknown>;
}

interface Network {
  readonly msw: { readonly use: (...handlers: ReturnType<typeof http.post>[]) => void };
}

/** The booking of the offer and its fare. */
const toBooking = /^\/overbook\/material\?.*offer=[^&]+&fare=standard&flights=[^&]+$/;

/** Has the price checked. */
async function check({ canvas, globals }: Told) {
  const t = await words(globals, 'cabin-choice');
  await userEvent.click(await canvas.findByRole('button', { name: t('verify') }));
  return t;
}

/** In a search in points the sum is in points too, with the taxes besides. */
export const InPoints = meta.story({
  args: { adults: 2, points: true },
  parameters: { member: '600000000001' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'fare-families');
    await canvas.findByRole('radio', { checked: true });
    const taxes = new RegExp(t('pointsPlus', { taxes: 'SUM' }).replace('SUM', '.*140.*'));
    await expect(canvas.getByText(taxes)).toBeVisible();
  },
});

/** The fare that the list has named is chosen; the check says that the price is the same, and the booking begins. */
export const Basic = meta.story({
  args: { adults: 2, children: 1 },
  play: async ({ canvas, globals, airline, navigation }) => {
    const chosen = await canvas.findByRole('radio', { checked: true });
    await expect(chosen).toBeVisible();
    await check({ canvas, globals });
    await waitFor(() => expect(there(navigation.log.at(-1)).to).toMatch(toBooking));
    const asked = airline.requests().filter(({ path }) => path === verifyOffer.path);
    await expect(asked).toHaveLength(1);
  },
});

/** No fare is named: one is to be chosen first. */
export const NothingChosen = meta.story({
  args: { fare: undefined },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'cabin-choice');
    const button = await canvas.findByRole('button', { name: t('verify') });
    await expect(button).toBeDisabled();
    await userEvent.click(there(canvas.getAllByRole('radio')[0]));
    await expect(button).toBeEnabled();
  },
});

/** 120 dearer for an adult at the check: old, new and difference; accepted, it goes on. */
export const PriceWentUp = meta.story({
  args: { to: 'XIY', adults: 2 },
  play: async ({ canvas, globals, navigation }) => {
    await check({ canvas, globals });
    const fares = await words(globals, 'fare-families');
    await expect(await canvas.findByRole('heading', { name: fares('changed.up') })).toBeVisible();
    await expect(canvas.getByText(fares('kept.order', { minutes: 30 }))).toBeVisible();
    const total = within(canvas.getByRole('table')).getAllByRole('row').at(-1);
    await expect(digitsOf(there(within(there(total)).getAllByRole('cell').at(-1)))).toBe('240');
    await userEvent.click(there(canvas.getAllByRole('button').at(-1)));
    await waitFor(() => expect(there(navigation.log.at(-1)).to).toMatch(toBooking));
  },
});

/** 80 cheaper; one goes back to the list all the same. */
export const PriceWentDown = meta.story({
  args: { to: 'CAN' },
  play: async ({ canvas, globals }) => {
    const t = await check({ canvas, globals });
    const fares = await words(globals, 'fare-families');
    await expect(await canvas.findByRole('heading', { name: fares('changed.down') })).toBeVisible();
    const back = canvas.getByRole('link', { name: t('changed.leave') });
    await expect(back.getAttribute('href')).toMatch(/^\/mapp\/reserve\/flightList\?.*seg=SHA-CAN-2026-06-08/);
  },
});

/** The last seats went between the choice and the check. */
export const JustSold = meta.story({
  args: { to: 'CTU' },
  play: async ({ canvas, globals }) => {
    const t = await check({ canvas, globals });
    await expect(await canvas.findByText(t('justSold'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('otherFare') }));
    await waitFor(() => expect(canvas.getAllByRole('radio').length).toBeGreaterThan(0));
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
});

/** The offer has expired at the check; asking again has the flight with its prices of now. */
export const Expired = meta.story({
  args: { to: 'KMG' },
  beforeEach: async ({ msw }) => {
    const { path, answer } = await fixtureOf('verifyOffer');
    msw.use(http.post(`*${path}`, () => HttpResponse.json({ ...answer, data: { state: 'expired' } })));
  },
  play: async ({ canvas, globals }) => {
    const t = await check({ canvas, globals });
    await expect(await canvas.findByText(t('expired'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('again') }));
    await waitFor(() => expect(canvas.getAllByRole('radio').length).toBeGreaterThan(0));
  },
});

/** A change without its figures is nothing to agree to: prices are asked for again. */
export const ChangeUntold = meta.story({
  beforeEach: async ({ msw }) => {
    const { path, answer } = await fixtureOf('verifyOffer');
    msw.use(http.post(`*${path}`, () => HttpResponse.json({ ...answer, data: { state: 'changed' } })));
  },
  play: async ({ canvas, globals }) => {
    const t = await check({ canvas, globals });
    await expect(await canvas.findByRole('button', { name: t('again') })).toBeVisible();
  },
});

export const WaitlistOnly = meta.story({
  args: { to: 'DLC' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'cabin-choice');
    await expect(await canvas.findByText(t('waitlist'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('verifyWaitlist') })).toBeEnabled();
  },
});

/** A product for two: one passenger cannot buy it, and is told where to change that. */
export const ProductLimit = meta.story({
  args: { to: 'TAO' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'cabin-choice');
    await expect(await canvas.findByText(t('limit'))).toBeVisible();
    await expect(canvas.getByText(t('limit.members'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('limit.change') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('verify') })).toBeDisabled();
  },
});

/** The same product with as many passengers as it is for. */
export const ProductLimitKept = meta.story({
  args: { to: 'TAO', adults: 2 },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'cabin-choice');
    await expect(await canvas.findByRole('button', { name: t('verify') })).toBeEnabled();
    await expect(canvas.queryByRole('link', { name: t('limit.change') })).toBeNull();
  },
});

/** Economy is sold out: business alone is there. */
export const OneCabinLeft = meta.story({
  args: { from: 'PEK', to: 'URC', fare: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(1);
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
});

const withFares = (change: object) => ({
  beforeEach: async ({ msw }: Network) => {
    const { path, answer } = await fixtureOf('searchFlights');
    const data = answer['data'] as { offers: object[] };
    const [first] = data.offers;
    const offers = [{ ...first, offerId: 'MU5101.20260608_tfxk80', ...change }];
    msw.use(http.post(`*${path}`, () => HttpResponse.json({ ...answer, data: { ...data, offers } })));
  },
});

export const SoldOut = meta.story({
  ...withFares({ fares: [] }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'cabin-choice');
    await expect(await canvas.findByText(t('soldOut'))).toBeVisible();
  },
});

/** Fares that cannot be read are not sold out. */
export const FaresUnreadable = meta.story({
  ...withFares({ fares: [{ fareId: 1 }] }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'cabin-choice');
    await expect(await canvas.findByText(t('unreadable'))).toBeVisible();
  },
});
