import { messagesFor, type Locale } from '@mapp/kit/messages';
import { EditPassengerScreen } from '@mapp/kit/screens/saved-people/edit-passenger';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { field, ready } from '../../forms.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';

const meta = preview.meta({
  component: EditPassengerScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/editAircrew?passenger=P-0001-3', ...tall.parameters },
  globals: tall.globals,
});

const wordsOf = (globals: Record<string, unknown>) =>
  messagesFor(globals['locale'] as Locale, 'saved-people');
const list = { action: 'replace', to: '/mine/commonInformation/aircrew' };

export const Basic = meta.story({
  play: async ({ canvas, canvasElement, globals, navigation, userEvent }) => {
    const t = await wordsOf(globals);
    await ready(canvasElement);
    await userEvent.clear(field(canvasElement, 'cnGivenName'));
    await userEvent.type(field(canvasElement, 'cnGivenName'), '芬芳');
    await userEvent.click(canvas.getByRole('button', { name: t('save') }));
    await waitFor(() => expect(navigation.log).toEqual([list]));
  },
});

/** A reload has taken what was typed, which is personal; the page says so. */
export const Reloaded = meta.story({
  beforeEach: ({ world }) =>
    world.session.set('draft', `savedPassenger/2/${Math.floor(world.host.clock.now() / 60_000)}//begun=yes`),
  play: async ({ canvas, canvasElement, globals }) => {
    const forms = await messagesFor(globals['locale'] as Locale, 'forms');
    await ready(canvasElement);
    await expect(canvas.getByText(forms('reloaded'))).toBeVisible();
  },
});

/** No answer came: it is looked up before anything is sent again. */
export const OutcomeUnknown = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/saved/savePassenger', kind: 'network', times: 1 }),
  play: async ({ canvas, canvasElement, globals, navigation, userEvent }) => {
    const t = await wordsOf(globals);
    const outcome = await messagesFor(globals['locale'] as Locale, 'outcome');
    const forms = await messagesFor(globals['locale'] as Locale, 'forms');
    await ready(canvasElement);
    await userEvent.clear(field(canvasElement, 'cnGivenName'));
    await userEvent.type(field(canvasElement, 'cnGivenName'), '芬芳');
    await userEvent.click(canvas.getByRole('button', { name: t('save') }));
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(forms('absent.title'))).toBeVisible();
    await expect(field(canvasElement, 'cnGivenName')).toHaveValue('芬芳');
    await expect(navigation.log).toEqual([]);
  },
});

export const Refused = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/saved/savePassenger', kind: 'refused', times: 1 }),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = await wordsOf(globals);
    const forms = await messagesFor(globals['locale'] as Locale, 'forms');
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('save') }));
    await expect(await canvas.findByText(forms('refused.title'))).toBeVisible();
  },
});

export const Removed = meta.story({
  play: async ({ canvas, canvasElement, globals, navigation, userEvent }) => {
    const t = await wordsOf(globals);
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('remove.passenger') }));
    const question = await screen.findByRole('dialog');
    await userEvent.click(within(question).getByRole('button', { name: t('remove.confirm') }));
    await waitFor(() => expect(navigation.log).toEqual([list]));
  },
});

export const RemovalUnknown = meta.story({
  beforeEach: ({ airline }) =>
    airline.fault({ path: '/api/saved/removePassenger', kind: 'network', times: 1 }),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = await wordsOf(globals);
    const outcome = await messagesFor(globals['locale'] as Locale, 'outcome');
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('remove.passenger') }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: t('remove.confirm') }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('remove.stillText'))).toBeVisible();
  },
});

export const NoLongerThere = meta.story({
  parameters: { address: '/mine/editAircrew?passenger=gone' },
  play: async ({ canvas, globals }) => {
    const t = await wordsOf(globals);
    await expect(await canvas.findByText(t('gone.title'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('gone.back') })).toHaveAttribute(
      'href',
      '/mapp/mine/commonInformation/aircrew',
    );
  },
});

export const RefusedAfterAFailure = meta.story(
  refusedAfterAFailure('/api/memberApi/passenger/queryPassengerList', 220),
);
