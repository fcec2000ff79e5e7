import { queryFlightCalendar } from '@mapp/kit/contracts';
import { NearFlightsScreen } from '@mapp/kit/screens/booking/near-flights';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { there } from '../../there.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { called, words } from '../../words.ts';

const meta = preview.meta({
  component: NearFlightsScreen,
  tags: ['!autodocs'],
  parameters: {
    address: '/reserve/nearFlight?trip=oneway&seg=SHA-LXA-2026-06-08&adults=2',
    member: null,
  },
});

/** Nothing is flown that day or around it; other airports have flights. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'near-flights');
    const days = within(await canvas.findByRole('region', { name: t('days') }));
    await waitFor(() => expect(days.getAllByRole('listitem')).toHaveLength(7));
    await expect(days.getByText(t('chosen'))).toBeVisible();
    const airports = within(canvas.getByRole('region', { name: called(t('airports')) }));
    await waitFor(() => expect(airports.getAllByRole('listitem').length).toBeGreaterThan(2));
    await waitFor(() => expect(airports.queryByText(t('asking'))).toBeNull());
  },
});

/** A day that is sold leads to its list, with the rest of the search as it was. */
export const OtherDays = meta.story({
  parameters: { address: '/reserve/nearFlight?trip=oneway&seg=SHA-PEK-2026-06-08&adults=2&cabin=business' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'near-flights');
    const days = within(await canvas.findByRole('region', { name: t('days') }));
    await waitFor(() => expect(days.getAllByRole('link').length).toBeGreaterThan(4));
    const [first] = days.getAllByRole('link');
    await expect(there(first).getAttribute('href')).toMatch(
      /^\/mapp\/reserve\/flightList\?trip=oneway&seg=SHA-PEK-2026-06-0\d&adults=2&cabin=business$/,
    );
  },
});

/** A way back stays where it is: no day after it is offered. */
export const BeforeTheWayBack = meta.story({
  parameters: {
    address: '/reserve/nearFlight?trip=return&seg=SHA-PEK-2026-06-08&seg=PEK-SHA-2026-06-09&adults=1',
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'near-flights');
    const days = within(await canvas.findByRole('region', { name: t('days') }));
    await waitFor(() => expect(days.getAllByRole('listitem')).toHaveLength(7));
    const last = within(there(days.getAllByRole('listitem').at(-1)));
    await expect(last.queryByRole('link')).toBeNull();
  },
});

/** The way back: its own days and airports, and the way out stays chosen. */
export const AroundTheWayBack = meta.story({
  parameters: {
    address:
      '/reserve/nearFlight?trip=return&seg=SHA-PEK-2026-06-08&seg=PEK-SHA-2026-06-09&adults=1&step=2&offer=MU5101.20260608_tfxk80&fare=standard&flights=MU5101',
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'near-flights');
    const days = within(await canvas.findByRole('region', { name: t('days') }));
    // No day before the way out.
    await waitFor(() => expect(days.getAllByRole('listitem')).toHaveLength(5));
    const last = await days.findAllByRole('link');
    await expect(there(last.at(-1)).getAttribute('href')).toMatch(
      /seg=SHA-PEK-2026-06-08&seg=PEK-SHA-2026-06-12&.*step=2&offer=MU5101[^&]+&fare=standard&flights=MU5101$/,
    );
    const airports = within(canvas.getByRole('region', { name: called(t('airports')) }));
    const pairs = await airports.findAllByRole('link');
    await expect(there(pairs[0]).getAttribute('href')).toMatch(
      /trip=multi&seg=SHA-PEK-2026-06-08.*step=2&offer=/,
    );
  },
});

/** An address without a search: nothing is asked. */
export const Empty = meta.story({
  parameters: { address: '/reserve/nearFlight' },
  play: async ({ canvas, globals, airline }) => {
    const t = await words(globals, 'near-flights');
    await expect(await canvas.findByText(t('noSearch'))).toBeVisible();
    await expect(airline.requests()).toEqual([]);
  },
});

export const Waiting = meta.story({
  parameters: { latency: 60_000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

/** Prices that are not to be had, or refused, are asked for again. */
export const RefusedAfterAFailure = meta.story({
  beforeEach: ({ airline }) => {
    airline.fault({ path: queryFlightCalendar.path, kind: 'http500', times: 1 });
    airline.fault({ path: queryFlightCalendar.path, kind: 'refused', times: 1 });
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'near-flights');
    await expect((await canvas.findAllByText(t('failed')))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('again') }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: t('again') })).toBeNull());
  },
});
