import { messagesFor, type Locale } from '@mapp/kit/messages';
import { EditAddressScreen } from '@mapp/kit/screens/saved-people/edit-address';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { field, ready } from '../../forms.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';

const meta = preview.meta({
  component: EditAddressScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/editAddress?address=A-0001-2', ...tall.parameters },
  globals: tall.globals,
});

const wordsOf = (globals: Record<string, unknown>) =>
  messagesFor(globals['locale'] as Locale, 'saved-people');
const list = { action: 'replace', to: '/mine/commonInformation/address' };

export const Basic = meta.story({
  play: async ({ canvas, canvasElement, globals, navigation, userEvent }) => {
    const t = await wordsOf(globals);
    await ready(canvasElement);
    await userEvent.clear(field(canvasElement, 'street'));
    await userEvent.type(field(canvasElement, 'street'), '科苑路 9 号');
    await userEvent.click(canvas.getByRole('button', { name: t('save') }));
    await waitFor(() => expect(navigation.log).toEqual([list]));
  },
});

/** No answer came: it is looked up before anything is sent again. */
export const OutcomeUnknown = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/saved/saveAddress', kind: 'network', times: 1 }),
  play: async ({ canvas, canvasElement, globals, navigation, userEvent }) => {
    const t = await wordsOf(globals);
    const outcome = await messagesFor(globals['locale'] as Locale, 'outcome');
    const forms = await messagesFor(globals['locale'] as Locale, 'forms');
    await ready(canvasElement);
    await userEvent.clear(field(canvasElement, 'street'));
    await userEvent.type(field(canvasElement, 'street'), '科苑路 9 号');
    await userEvent.click(canvas.getByRole('button', { name: t('save') }));
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(forms('absent.title'))).toBeVisible();
    await expect(field(canvasElement, 'street')).toHaveValue('科苑路 9 号');
    await expect(navigation.log).toEqual([]);
  },
});

export const Refused = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/saved/saveAddress', kind: 'refused', times: 1 }),
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
    await userEvent.click(canvas.getByRole('button', { name: t('remove.address') }));
    const question = await screen.findByRole('dialog');
    await userEvent.click(within(question).getByRole('button', { name: t('remove.confirm') }));
    await waitFor(() => expect(navigation.log).toEqual([list]));
  },
});

export const RemovalUnknown = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/saved/removeAddress', kind: 'network', times: 1 }),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = await wordsOf(globals);
    const outcome = await messagesFor(globals['locale'] as Locale, 'outcome');
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('remove.address') }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: t('remove.confirm') }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('remove.stillText'))).toBeVisible();
  },
});

export const NoLongerThere = meta.story({
  parameters: { address: '/mine/editAddress?address=gone' },
  play: async ({ canvas, globals }) => {
    const t = await wordsOf(globals);
    await expect(await canvas.findByText(t('gone.title'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('gone.back') })).toHaveAttribute(
      'href',
      '/mapp/mine/commonInformation/address',
    );
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/saved/addresses', 220));
