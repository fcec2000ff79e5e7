import { messagesFor, type Locale } from '@mapp/kit/messages';
import { CountryIndexScreen } from '@mapp/kit/screens/places/country-index';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { there } from '../../there.ts';

const meta = preview.meta({
  component: CountryIndexScreen,
  tags: ['!autodocs'],
  parameters: { address: '/countryIndex?code=CN', member: null },
});

export const Basic = meta.story({
  play: async ({ canvas, navigation, userEvent }) => {
    const options = await canvas.findAllByRole('option', undefined, { timeout: 8000 });
    await expect(options[0]).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(there(options[4]));
    await expect(navigation.log).toEqual([{ action: 'back', to: '' }]);
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/sale/getBasicData', kind: 'http502-html', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'place-index');
    await expect(await canvas.findByText(t('country.failed'))).toBeVisible();
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/sale/getBasicData', 220));
