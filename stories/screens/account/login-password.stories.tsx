import { LoginPasswordScreen } from '@mapp/kit/screens/account/login-password';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { field, ready, saveButton } from '../../forms.ts';
import { sentTo } from '../../sent-to.ts';
import { showsThatItWorks } from '../../waiting.ts';
import { words } from '../../words.ts';

const path = '/api/account/saveLoginPassword';

const meta = preview.meta({
  component: LoginPasswordScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/editLoginPass' },
});

async function fillIn(root: HTMLElement, old = 'Mapp1234'): Promise<void> {
  await ready(root);
  await userEvent.type(field(root, 'old'), old);
  await userEvent.type(field(root, 'password'), 'Sunrise2026');
  await userEvent.type(field(root, 'repeat'), 'Sunrise2026');
  await userEvent.click(saveButton(root));
}

export const Basic = meta.story({
  parameters: { latency: 300 },
  play: async ({ airline, canvasElement, navigation, world }) => {
    await fillIn(canvasElement);
    await showsThatItWorks(canvasElement);
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'replace', to: '/mine/accountManage' }]));
    await expect(airline.accounts.passwordOf('600000000001')).toBe('Sunrise2026');
    await expect(world.session.drafts.unsaved()).toBe(false);
  },
});

export const OldPasswordWrong = meta.story({
  parameters: { covers: ['account.passwordMismatch'] },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'account');
    await fillIn(canvasElement, 'Mapp1235');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('password.oldWrong'));
    await expect(field(canvasElement, 'password')).toHaveValue('Sunrise2026');
  },
});

/** Nobody can see a password; when it was set says that it was. */
export const SavedAfterAll = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'http500', after: true }),
  play: async ({ airline, canvas, canvasElement, globals, navigation }) => {
    const outcome = await words(globals, 'outcome');
    await fillIn(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await waitFor(() => expect(navigation.log).toHaveLength(1));
    await expect(sentTo(airline, path)).toHaveLength(1);
  },
});
