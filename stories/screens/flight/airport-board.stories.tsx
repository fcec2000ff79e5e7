import { airportBoard } from '@mapp/kit/contracts';
import { AirportBoardScreen } from '@mapp/kit/screens/flight/airport-board';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { http, HttpResponse } from 'msw/http';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { boardFlight, boardFlights } from '../../fixtures/board.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: AirportBoardScreen,
  tags: ['!autodocs'],
  parameters: { address: '/flight/bigScreen?airport=PVG', member: null },
});

/** A guest looks at the departures, and then at the arrivals. */
export const Basic = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'airport');
    const table = await canvas.findByRole('table');
    await expect(within(table).getAllByRole('row').length).toBeGreaterThan(4);
    await userEvent.click(canvas.getByRole('radio', { name: t('board.arrivals') }));
    await expect(navigation.log).toEqual([
      { action: 'replace', to: '/flight/bigScreen?airport=PVG&side=arrivals' },
    ]);
  },
});

export const Arrivals = meta.story({
  parameters: { address: '/flight/bigScreen?airport=PVG&side=arrivals' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'airport');
    await expect(await canvas.findByRole('columnheader', { name: t('board.belt') })).toBeInTheDocument();
  },
});

/** A member finds the own flight marked. */
export const OwnFlight = meta.story({
  parameters: { member: '600000000001' },
  beforeEach: async ({ msw }) => {
    const { path, answer } = await fixtureOf('airportBoard');
    const flights = [boardFlight(3), boardFlight(5, { flightNo: 'MU5101', own: true }), boardFlight(6)];
    const data = { ...(answer['data'] as object), flights };
    msw.use(http.post(`*${path}`, () => HttpResponse.json({ ...answer, data })));
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'airport');
    await expect(await canvas.findByText(t('board.ownFlight', { flight: 'MU5101' }))).toBeVisible();
  },
});

/** Eighty flights, and later ones on the next page. */
export const ManyFlights = meta.story({
  beforeEach: async ({ msw }) => {
    const { path, answer } = await fixtureOf('airportBoard');
    const data = {
      ...(answer['data'] as object),
      flights: boardFlights(80),
      later: '2026-06-01T20:40:00+08:00',
    };
    msw.use(http.post(`*${path}`, () => HttpResponse.json({ ...answer, data })));
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'airport');
    await userEvent.click(await canvas.findByRole('link', { name: new RegExp(`^${t('board.later')}`) }));
    await expect(navigation.log).toEqual([
      {
        action: 'push',
        to: '/flight/bigScreen?airport=PVG&side=departures&from=2026-06-01T20%3A40%3A00%2B08%3A00',
      },
    ]);
  },
});

/** In a wide window both sides are there at once. */
export const Wide = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: {
    viewport: { options: { desktop: { name: '1280', styles: { width: '1280px', height: '900px' } } } },
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'airport');
    await waitFor(() => expect(canvas.getAllByRole('table')).toHaveLength(2));
    await expect(canvas.getByRole('heading', { name: t('board.departures') })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: t('board.arrivals') })).toBeVisible();
  },
});

/** No airport is named, and none is nearby. */
export const Empty = meta.story({
  parameters: { address: '/flight/bigScreen' },
  play: async ({ canvas, globals, airline }) => {
    const t = await words(globals, 'airport');
    await expect(await canvas.findByText(t('board.which'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('choose') })).toBeVisible();
    await expect(airline.requests()).toEqual([]);
  },
});

/** An airport that the airline does not fly to. */
export const NoFlights = meta.story({
  parameters: { address: '/flight/bigScreen?airport=AKL' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'airport');
    await expect(await canvas.findByText(t('board.none', { side: 'departures' }))).toBeVisible();
  },
});

export const UnknownAirport = meta.story({
  parameters: { address: '/flight/bigScreen?airport=QQQ', covers: ['airport.notServed'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'airport');
    await expect(await canvas.findByText(t('notServed'))).toBeVisible();
    await expect(canvas.getByText(t('notServed.do'))).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: airportBoard.path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'airport');
    await expect(await canvas.findByText(t('board.failed'))).toBeVisible();
  },
});

export const OneCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('airportBoard')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(airportBoard.path));
