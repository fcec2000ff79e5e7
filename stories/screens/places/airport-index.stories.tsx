import { messagesFor, type Locale } from '@mapp/kit/messages';
import { AirportIndexScreen } from '@mapp/kit/screens/places/airport-index';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { there } from '../../there.ts';

const meta = preview.meta({
  component: AirportIndexScreen,
  tags: ['!autodocs'],
  parameters: { address: '/airportIndex?end=to&code=NRT', member: null },
});

const wordsOf = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'places');

export const Basic = meta.story({
  play: async ({ canvas, globals, host, navigation, userEvent }) => {
    const t = await wordsOf(globals);
    const hot = await canvas.findByRole('group', { name: t('place.hot.airport') }, { timeout: 8000 });
    await expect(within(hot).getByRole('button', { pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('pudong');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.click(there(canvas.getAllByRole('option')[0]));
    await expect(navigation.log).toEqual([{ action: 'back', to: '' }]);
    await expect(host.session.get('mapp')).toContain('"places":"PVG"');
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) =>
    airline.fault({ path: '/api/commondata/queryairportlist', kind: 'refused', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'place-index');
    await expect(await canvas.findByText(t('airport.failed'))).toBeVisible();
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/commondata/queryairportlist', 220));
