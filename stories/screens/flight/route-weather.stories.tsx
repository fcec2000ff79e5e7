import { routeWeather } from '@mapp/kit/contracts';
import { RouteWeatherScreen } from '@mapp/kit/screens/flight/route-weather';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: RouteWeatherScreen,
  tags: ['!autodocs'],
  parameters: { address: '/flight/airLineWeather?from=SHA&to=PEK', member: null },
});

/** Without a time of departure it is as if the flight left now. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'weather');
    await expect(await canvas.findByText(t('route.now'))).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
});

/** A flight over many zones: each end has its own time. */
export const FarAway = meta.story({
  parameters: {
    address: '/flight/airLineWeather?from=PVG&to=CDG&departs=2026-06-01T23:50:00%2B08:00',
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'weather');
    await expect((await canvas.findAllByText(/23:50/))[0]).toBeVisible();
    await expect(canvas.queryByText(t('route.now'))).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: { address: '/flight/airLineWeather' },
  play: async ({ canvas, globals, airline }) => {
    const t = await words(globals, 'weather');
    await expect(await canvas.findByText(t('route.which'))).toBeVisible();
    await expect(airline.requests()).toEqual([]);
  },
});

export const SameAirportTwice = meta.story({
  parameters: { address: '/flight/airLineWeather?from=PEK&to=PEK' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'weather');
    await expect(await canvas.findByText(t('route.same'))).toBeVisible();
  },
});

export const UnknownAirport = meta.story({
  parameters: { address: '/flight/airLineWeather?from=PVG&to=QQQ', covers: ['airport.notServed'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'airport');
    await expect(await canvas.findByText(t('notServed'))).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: routeWeather.path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'weather');
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(routeWeather.path));
