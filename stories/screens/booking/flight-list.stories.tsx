import { searchFlights } from '@mapp/kit/contracts';
import { FlightListScreen } from '@mapp/kit/screens/booking/flight-list';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { there } from '../../there.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const at = (segments: string, rest = '&adults=1') => `/reserve/flightList?trip=oneway${segments}${rest}`;
const oneWay = (from: string, to: string, day = '2026-06-08') => at(`&seg=${from}-${to}-${day}`);

const meta = preview.meta({
  component: FlightListScreen,
  tags: ['!autodocs'],
  parameters: { address: oneWay('SHA', 'PEK'), member: null },
});

const items = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('listitem')
    .filter((item) => item.hasAttribute('aria-posinset'));
const found = async (canvasElement: HTMLElement) => {
  await waitFor(() => expect(items(canvasElement).length).toBeGreaterThan(0), { timeout: 10_000 });
  return items(canvasElement);
};
const total = (canvasElement: HTMLElement): number =>
  Number(items(canvasElement)[0]?.getAttribute('aria-setsize') ?? 0);

/** 28 flights, from the earliest; a card leads to its fares with the search. */
export const Basic = meta.story({
  play: async ({ canvasElement }) => {
    const [first] = await found(canvasElement);
    await expect(total(canvasElement)).toBe(28);
    const [link] = within(there(first)).getAllByRole('link');
    await expect(there(link).getAttribute('href')).toContain(
      '/mapp/reserve/shippingSpace?trip=oneway&seg=SHA-PEK-2026-06-08&adults=1&offer=',
    );
  },
});

/** The filters in a sheet; the button counts, and the list follows. */
export const Filtered = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'flight-offers');
    await found(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('filter') }));
    const sheet = within(await screen.findByRole('dialog'));
    const [box] = await sheet.findAllByRole('checkbox');
    await userEvent.click(there(box));
    const show = there(sheet.getAllByRole('button').at(-1));
    const count = Number(/\d+/.exec(show.textContent)?.[0]);
    await userEvent.click(show);
    await waitFor(() => expect(total(canvasElement)).toBe(count));
    await expect(canvas.getByRole('button', { name: t('filter.active', { count: 1 }) })).toBeVisible();
  },
});

/** Prices in points are for members: to a guest an address that wants them shows money. */
export const PointsAskedByGuest = meta.story({
  parameters: { address: `${oneWay('SHA', 'PEK')}&points=1` },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'flight-offers');
    await found(canvasElement);
    await expect(canvas.getByText(t('perAdult'))).toBeVisible();
    await expect(canvas.queryByText(t('perAdultPoints'))).toBeNull();
  },
});

/** The same to a member. */
export const PointsAskedByMember = meta.story({
  parameters: { address: `${oneWay('SHA', 'PEK')}&points=1`, member: '600000000001' },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'flight-offers');
    await found(canvasElement);
    await expect(canvas.getByText(t('perAdultPoints'))).toBeVisible();
  },
});

/** Days of a search for direct flights have their prices, of everybody who travels. */
export const DirectForTwo = meta.story({
  parameters: { address: at('&seg=SHA-URC-2026-06-08', '&adults=2&direct=1') },
  play: async ({ canvas, canvasElement, globals, airline }) => {
    const t = await words(globals, 'flight-offers');
    await found(canvasElement);
    await expect(canvas.getByText(t('days.shown', { count: 2 }))).toBeVisible();
    const asked = airline.requests().filter(({ path }) => path === searchFlights.path);
    await expect(JSON.parse(there(asked.at(-1)).body)).toMatchObject({ direct: true });
  },
});

/** Cheapest first. */
export const CheapestFirst = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'flight-offers');
    const [first] = await found(canvasElement);
    const before = there(first).textContent;
    await userEvent.click(canvas.getByRole('radio', { name: t('order.price') }));
    await waitFor(() => expect(there(items(canvasElement)[0]).textContent).not.toBe(before));
  },
});

/** A day of the strip is the same search on another day. */
export const OtherDay = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'flight-offers');
    await found(canvasElement);
    const days = within(canvas.getByRole('navigation', { name: t('days') }));
    await expect(days.getAllByRole('link')[4]).toHaveAttribute(
      'href',
      '/mapp/reserve/flightList?trip=oneway&seg=SHA-PEK-2026-06-09&adults=1',
    );
  },
});

/** Chosen way out that is offered no more. */
export const ChosenIsGone = meta.story({
  parameters: {
    address:
      '/reserve/flightList?trip=return&seg=SHA-PEK-2026-06-08&seg=PEK-SHA-2026-06-12&adults=1&offer=MU5101.20260608_tfxk79&fare=standard',
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'flight-offers');
    await found(canvasElement);
    await expect(await canvas.findByText(t('lost.title'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('lost.again') })).toHaveAttribute(
      'href',
      '/mapp/reserve/flightList?trip=return&seg=SHA-PEK-2026-06-08&seg=PEK-SHA-2026-06-12&adults=1',
    );
  },
});

/** The list of the way out is not to be had: its flight is to be chosen again. */
export const ChosenNotToBeHad = meta.story({
  parameters: {
    address:
      '/reserve/flightList?trip=return&seg=SHA-PEK-2026-06-08&seg=PEK-SHA-2026-06-12&adults=1&offer=MU5101.20260608_tfxk80&fare=standard&flights=MU5101',
  },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`*${searchFlights.path}`, async ({ request }) =>
        (await request.clone().text()).includes('"step":1')
          ? HttpResponse.json({ Code: -1, Msg: 'Sandbox' })
          : undefined,
      ),
    ),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'flight-offers');
    await found(canvasElement);
    await expect(await canvas.findByRole('link', { name: t('lost.again') })).toBeVisible();
  },
});

/** Nothing is flown: neighbouring airports and days may have flights. */
export const NoFlights = meta.story({
  parameters: { address: oneWay('SHA', 'LXA') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'flight-offers');
    await expect(await canvas.findByText(t('empty.title'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('empty.near') })).toHaveAttribute(
      'href',
      expect.stringContaining('/mapp/reserve/nearFlight?trip=oneway&seg=SHA-LXA-2026-06-08'),
    );
  },
});

/** The filters leave nothing: the one to loosen is named, with how many it brings. */
export const NothingFits = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'flight-offers');
    await found(canvasElement);
    const departs = within(await canvas.findByRole('group', { name: t('group.departs') }));
    await userEvent.selectOptions(there(departs.getAllByRole('combobox')[0]), '1380');
    await expect(await canvas.findByText(t('none.title'))).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: t('loosen', { group: t('group.departs'), count: 28 }) }),
    );
    await found(canvasElement);
    await expect(total(canvasElement)).toBe(28);
  },
});

/** A day that is past cannot be searched. */
export const RefusedDay = meta.story({
  parameters: { address: oneWay('SHA', 'PEK', '2026-05-01'), covers: ['booking.days'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'flight-offers');
    const booking = await words(globals, 'booking');
    await expect(await canvas.findByText(t('refused'))).toBeVisible();
    await expect(canvas.getByText(booking('days'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('empty.change') })).toBeVisible();
  },
});

export const IncompleteAddress = meta.story({
  parameters: { address: '/reserve/flightList?seg=SHA-PEK-' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'flight-offers');
    await expect(canvas.getByText(t('incomplete.title'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('incomplete.search') })).toBeVisible();
  },
});

export const NotToBeHad = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: searchFlights.path, kind: 'http500', times: 1 }),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'flight-offers');
    const failures = await words(globals, 'failures');
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: failures('retry') }));
    await found(canvasElement);
  },
});

export const Refused = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: searchFlights.path, kind: 'refused', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'flight-offers');
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
  },
});

/** The bar, the days and the orders are there at once; cards of the same height follow. */
export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: async ({ canvasElement }) => {
    await showsThatItWaits(canvasElement);
  },
});

/** Filters beside the list, and a price for each cabin. */
export const Wide = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'flight-offers');
    await found(canvasElement);
    const filters = within(canvas.getByRole('complementary', { name: t('filter') }));
    const before = total(canvasElement);
    await userEvent.click(there(filters.getAllByRole('checkbox')[0]));
    await waitFor(() => expect(total(canvasElement)).toBeLessThan(before));
    await userEvent.click(filters.getByRole('button', { name: t('clear') }));
    await waitFor(() => expect(total(canvasElement)).toBe(before));
  },
});
