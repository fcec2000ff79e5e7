import { PreferencesScreen } from '@mapp/kit/screens/account/preferences';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ready, saveButton } from '../../forms.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { sentTo } from '../../sent-to.ts';
import { words } from '../../words.ts';

const path = '/api/account/savePreferences';

const meta = preview.meta({
  component: PreferencesScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/preference' },
});

export const Basic = meta.story({
  play: async ({ airline, canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals, 'account');
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: t('preferences.seat.aisle') }));
    await userEvent.click(canvas.getByRole('radio', { name: t('preferences.meal.vegetarian') }));
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'replace', to: '/mine/accountManage' }]));
    await expect(sentTo(airline, path)).toMatchObject([
      { seat: 'aisle', meal: 'vegetarian', bySms: true, byEmail: false },
    ]);
  },
});

export const OutcomeUnknown = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'http500' }),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'account');
    const forms = await words(globals, 'forms');
    const outcome = await words(globals, 'outcome');
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: t('preferences.seat.window') }));
    await userEvent.click(saveButton(canvasElement));
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(forms('absent.title'))).toBeVisible();
    await expect(canvas.getByRole('radio', { name: t('preferences.seat.window') })).toBeChecked();
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/account/profile', 220));
