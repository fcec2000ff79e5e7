import { messagesFor, type Locale } from '@mapp/kit/messages';
import { CityIndexScreen } from '@mapp/kit/screens/places/city-index';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';
import { showsThatItWaits } from '../../waiting.ts';

const meta = preview.meta({
  component: CityIndexScreen,
  tags: ['!autodocs'],
  parameters: { address: '/cityIndex?end=from&code=BJS', member: null },
});

const path = '/sale/getBasicData';
const wordsOf = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'places');
const back = { action: 'back', to: '' };

export const Basic = meta.story({
  play: async ({ canvas, globals, navigation, host, userEvent }) => {
    const t = await wordsOf(globals);
    const hot = await canvas.findByRole('group', { name: t('place.hot.city') }, { timeout: 8000 });
    await expect(within(hot).getByRole('button', { pressed: true })).toBe(
      within(hot).getAllByRole('button')[0],
    );
    await userEvent.click(there(within(hot).getAllByRole('button')[1]));
    await expect(navigation.log).toEqual([back]);
    await expect(host.session.get('mapp')).toContain('"places":"SHA"');
  },
});

/** An airport of a city is a choice of its own. */
export const Searched = meta.story({
  play: async ({ canvas, globals, navigation, userEvent }) => {
    const t = await wordsOf(globals);
    await canvas.findByRole('group', { name: t('place.hot.city') }, { timeout: 8000 });
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('shang');
    await expect(canvas.getByText(t('place.count', { count: 6 }))).toBeVisible();
    await expect(canvas.getByRole('group', { name: t('place.alike') })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(navigation.log).toEqual([back]);
  },
});

export const Nearby = meta.story({
  play: async ({ airline, canvas, globals, host, navigation, userEvent }) => {
    const t = await wordsOf(globals);
    host.setPosition({ north: 30.57812, east: 103.94701 });
    await userEvent.click(
      await canvas.findByRole('button', { name: t('place.nearby.ask') }, { timeout: 8000 }),
    );
    const here = await canvas.findByRole('button', { name: new RegExp(t('place.nearby.here')) });
    const asked = airline.requests().find(({ path: of }) => of.endsWith('getAirportInfoByGps'));
    await expect(JSON.parse(there(asked).body)).toMatchObject({ latitude: 30.58, longitude: 103.95 });
    await userEvent.click(here);
    await expect(navigation.log).toEqual([back]);
    await expect(host.session.get('mapp')).toContain('"places":"CTU"');
  },
});

export const NearbyRefused = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    const t = await wordsOf(globals);
    await userEvent.click(
      await canvas.findByRole('button', { name: t('place.nearby.ask') }, { timeout: 8000 }),
    );
    await expect(await canvas.findByText(t('place.nearby.refused'))).toBeVisible();
  },
});

/** The device knows, the back end does not answer; the next try succeeds. */
export const NearbyFailed = meta.story({
  play: async ({ airline, canvas, globals, host, userEvent }) => {
    const t = await wordsOf(globals);
    airline.fault({ path: '/api/v1/flightSts/getAirportInfoByGps', kind: 'http500', times: 1 });
    host.setPosition({ north: 22.6, east: 113.8 });
    await userEvent.click(
      await canvas.findByRole('button', { name: t('place.nearby.ask') }, { timeout: 8000 }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: t('place.nearby.again') }));
    await expect(
      await canvas.findByRole('button', { name: new RegExp(t('place.nearby.here')) }),
    ).toBeVisible();
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'wrong-shape', times: 1 }),
  play: async ({ canvas, globals, userEvent }) => {
    const shell = await messagesFor(globals['locale'] as Locale, 'failures');
    await userEvent.click(await canvas.findByRole('button', { name: shell('retry') }));
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(5), { timeout: 8000 });
    // The list may take as long as the failure is told.
    await waitFor(() => expect(screen.queryByText(shell('systemError'))).toBeNull());
  },
});

export const Elder = meta.story({
  globals: { textSize: 'elder', ...tall.globals },
  parameters: tall.parameters,
  play: async ({ canvas, globals }) => {
    const t = await wordsOf(globals);
    await expect(
      await canvas.findByRole('group', { name: t('place.hot.city') }, { timeout: 8000 }),
    ).toBeVisible();
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(path));
