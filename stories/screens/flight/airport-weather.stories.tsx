import { airportWeather } from '@mapp/kit/contracts';
import { AirportWeatherScreen } from '@mapp/kit/screens/flight/airport-weather';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: AirportWeatherScreen,
  tags: ['!autodocs'],
  parameters: { address: '/flight/flightWeather?airport=PVG', member: null },
});

export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'weather');
    await expect(await canvas.findByRole('heading', { name: t('days') })).toBeVisible();
    await expect(canvas.getAllByRole('definition')).toHaveLength(4);
    await expect(canvas.getByRole('list', { name: t('hours') })).toBeVisible();
  },
});

/** An airport that tells the sky and the temperature alone. */
export const LittleIsTold = meta.story({
  parameters: { address: '/flight/flightWeather?airport=LXA' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'weather');
    await expect(await canvas.findAllByText(t('untold'))).toHaveLength(4);
  },
});

/** No airport is named, and none is nearby. */
export const Empty = meta.story({
  parameters: { address: '/flight/flightWeather' },
  play: async ({ canvas, globals, airline }) => {
    const t = await words(globals, 'weather');
    await expect(await canvas.findByText(t('which'))).toBeVisible();
    await expect(airline.requests()).toEqual([]);
  },
});

export const UnknownAirport = meta.story({
  parameters: { address: '/flight/flightWeather?airport=QQQ', covers: ['airport.notServed'] },
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
  beforeEach: ({ airline }) => airline.fault({ path: airportWeather.path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'weather');
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(airportWeather.path));
