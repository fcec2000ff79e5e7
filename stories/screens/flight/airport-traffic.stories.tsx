import { airportTraffic } from '@mapp/kit/contracts';
import { AirportTrafficScreen } from '@mapp/kit/screens/flight/airport-traffic';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { there } from '../../there.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: AirportTrafficScreen,
  tags: ['!autodocs'],
  parameters: { address: '/flight/airportTraffic?airport=PVG', member: null },
});

export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'airport');
    await expect(await canvas.findByRole('heading', { name: t('parking') })).toBeVisible();
    await expect(canvas.getByText(t('way.car'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('traffic.taxi') })).toHaveAttribute(
      'href',
      '/mapp/flight/taxi?airport=PVG',
    );
  },
});

/** Of this airport nothing is told. */
export const NothingTold = meta.story({
  parameters: { address: '/flight/airportTraffic?airport=LXA' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'airport');
    await expect(await canvas.findByText(t('traffic.none'))).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { address: '/flight/airportTraffic' },
  play: async ({ canvas, globals, airline }) => {
    const t = await words(globals, 'airport');
    await expect(await canvas.findByText(t('traffic.which'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('choose') })).toBeVisible();
    await expect(airline.requests()).toEqual([]);
  },
});

/** Airports of the next trips are one press away. */
export const EmptyForAMember = meta.story({
  parameters: { address: '/flight/airportTraffic', member: '600000000001' },
  play: async ({ canvas, globals, navigation, userEvent }) => {
    const t = await words(globals, 'airport');
    const own = within(await canvas.findByRole('list', { name: t('own') })).getAllByRole('button');
    await expect(own).toHaveLength(4);
    await userEvent.click(there(own[0]));
    await expect(navigation.log).toEqual([{ action: 'replace', to: '/flight/airportTraffic?airport=SHA' }]);
  },
});

export const UnknownAirport = meta.story({
  parameters: { address: '/flight/airportTraffic?airport=QQQ', covers: ['airport.notServed'] },
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
  beforeEach: ({ airline }) => airline.fault({ path: airportTraffic.path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'airport');
    await expect(await canvas.findByText(t('traffic.failed'))).toBeVisible();
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(airportTraffic.path));
