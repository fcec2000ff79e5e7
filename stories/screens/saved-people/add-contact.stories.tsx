import { messagesFor, type Locale } from '@mapp/kit/messages';
import { AddContactScreen } from '@mapp/kit/screens/saved-people/add-contact';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { field, ready } from '../../forms.ts';
import { refusedThenUnknown } from '../../refused-then-unknown.ts';
import { tall } from '../../tall.ts';
import { showsThatItWorks } from '../../waiting.ts';

const meta = preview.meta({
  component: AddContactScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/addContact', ...tall.parameters },
  globals: tall.globals,
});

const wordsOf = (globals: Record<string, unknown>) =>
  messagesFor(globals['locale'] as Locale, 'saved-people');

export const Basic = meta.story({
  parameters: { latency: 300 },
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await wordsOf(globals);
    await ready(canvasElement);
    await userEvent.type(field(canvasElement, 'name'), '林海');
    await userEvent.type(field(canvasElement, 'phone'), '13912340987');
    await userEvent.click(canvas.getByRole('button', { name: t('save') }));
    await showsThatItWorks(canvasElement);
    await waitFor(() =>
      expect(navigation.log).toEqual([{ action: 'replace', to: '/mine/commonInformation/contact' }]),
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const NothingTyped = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await wordsOf(globals);
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('save') }));
    await waitFor(() => expect(field(canvasElement, 'name')).toBeInvalid());
  },
});

export const RefusedThenUnknown = meta.story(
  refusedThenUnknown(
    '/api/saved/saveContact',
    async ({ canvasElement }) => {
      await ready(canvasElement);
      await userEvent.type(field(canvasElement, 'name'), '林海');
      await userEvent.type(field(canvasElement, 'phone'), '13912340987');
    },
    async ({ canvas, globals }) =>
      userEvent.click(canvas.getByRole('button', { name: (await wordsOf(globals))('save') })),
  ),
);
