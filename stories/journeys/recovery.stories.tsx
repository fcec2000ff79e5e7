import { messagesFor, type Locale } from '@mapp/kit/messages';
import { ChangeContactScreen } from '@mapp/kit/screens/recovery/change-contact';
import { ConfirmNameScreen } from '@mapp/kit/screens/recovery/confirm-name';
import { FindMemberScreen } from '@mapp/kit/screens/recovery/find-member';
import { LoginScreen } from '@mapp/kit/screens/account/login';
import { ResetPasswordScreen } from '@mapp/kit/screens/recovery/reset-password';
import { SubmitCodeScreen } from '@mapp/kit/screens/recovery/submit-code';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { field, saveButton } from '../forms.ts';
import { Walk } from './Walk.tsx';

const screens = {
  findPassword: FindMemberScreen,
  findPasswordName: ConfirmNameScreen,
  findPasswordCode: SubmitCodeScreen,
  changePhoneOrEmail: ChangeContactScreen,
  resetPassword: ResetPasswordScreen,
  login: LoginScreen,
};
const onLeft = fn();

const meta = preview.meta({
  component: Walk,
  tags: ['!autodocs'],
  parameters: { member: null },
  args: { screens, start: '/findPassword?channel=login&returnUrl=%2Fmapp%2Fmine', onLeft },
  beforeEach: () => void onLeft.mockClear(),
});

const typing = async (root: HTMLElement, name: string, text: string): Promise<void> => {
  await userEvent.type(await waitFor(() => field(root, name)), text);
};
const go = (root: HTMLElement) => userEvent.click(saveButton(root));

/** From the card number to the new password, and back to where the member came from. */
async function upToCode(root: HTMLElement, locale: Locale, card: string, given: string): Promise<void> {
  const t = await messagesFor(locale, 'recovery');
  await userEvent.click(await within(root).findByText(t('find.card')));
  await typing(root, 'card', card);
  await go(root);
  await typing(root, 'givenName', given);
  await go(root);
  await userEvent.click(await within(root).findByRole('button', { name: t('choose.send') }));
}

async function setPassword(root: HTMLElement): Promise<void> {
  await typing(root, 'password', 'Sunrise2026');
  await typing(root, 'repeat', 'Sunrise2026');
  await go(root);
}

/** A wrong code on the way, and a back end that loses an answer. */
export const ByPhone = meta.story({
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const locale = globals['locale'] as Locale;
    const t = await messagesFor(locale, 'validation');
    const outcome = await messagesFor(locale, 'outcome');
    await upToCode(canvasElement, locale, '600000000001', '三');
    await typing(canvasElement, 'code', '135790');
    await go(canvasElement);
    await expect(await canvas.findByText(t('sms.code'))).toBeVisible();
    await userEvent.clear(field(canvasElement, 'code'));
    await typing(canvasElement, 'code', '246810');
    await go(canvasElement);
    airline.fault({
      path: '/api/memberApi/member/password/resetQueryPwdForget',
      kind: 'network',
      after: true,
    });
    await setPassword(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await waitFor(() => expect(onLeft).toHaveBeenCalledWith('/mine'));
    await expect(airline.accounts.passwordOf('600000000001')).toBe('Sunrise2026');
  },
});

/** Back at our own sign-in, which says what has been done and knows the number; the address says nothing of it. */
export const BackToTheSignIn = meta.story({
  args: { start: '/findPassword?channel=login&returnUrl=%2Fmapp%2Flogin' },
  play: async ({ canvas, canvasElement, globals }) => {
    const locale = globals['locale'] as Locale;
    const t = await messagesFor(locale, 'sign-in');
    await upToCode(canvasElement, locale, '600000000001', '三');
    await typing(canvasElement, 'code', '246810');
    await go(canvasElement);
    await setPassword(canvasElement);
    await expect(await canvas.findByText(t('changed.title'))).toBeVisible();
    await expect(field(canvasElement, 'account')).toHaveValue('600000000001');
    await expect(field(canvasElement, 'password')).toHaveValue('');
  },
});

/** A member with an e-mail address alone. */
export const ByEmail = meta.story({
  play: async ({ airline, canvasElement, globals }) => {
    await upToCode(canvasElement, globals['locale'] as Locale, '600000000003', '建国');
    await typing(canvasElement, 'code', '246810');
    await go(canvasElement);
    await setPassword(canvasElement);
    await waitFor(() => expect(onLeft).toHaveBeenCalledWith('/mine'));
    await expect(airline.accounts.passwordOf('600000000003')).toBe('Sunrise2026');
  },
});

/** The phone is out of use: a new one, which is the member's from then on. */
export const WithNewPhone = meta.story({
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'recovery');
    await typing(canvasElement, 'number', '310104198611203625');
    await go(canvasElement);
    await typing(canvasElement, 'givenName', '敏');
    await go(canvasElement);
    await userEvent.click(await canvas.findByText(t('choose.gone')));
    await typing(canvasElement, 'newPhone', '13912340987');
    await go(canvasElement);
    await typing(canvasElement, 'code', '246810');
    await go(canvasElement);
    await setPassword(canvasElement);
    await waitFor(() => expect(onLeft).toHaveBeenCalledWith('/mine'));
    await expect(airline.accounts.byCard('600000000002')?.phone).toBe('13912340987');
  },
});
