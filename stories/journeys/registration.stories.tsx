import { messagesFor, type Locale } from '@mapp/kit/messages';
import { HomeScreen } from '@mapp/kit/screens/home/home';
import { RegisteredScreen } from '@mapp/kit/screens/register/registered';
import { RegisterScreen } from '@mapp/kit/screens/register/register';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { codeButton, fillEnrolment, newcomer } from '../enrolment.ts';
import { field, ready, saveButton } from '../forms.ts';
import { Walk } from './Walk.tsx';

const screens = { home: HomeScreen, register: RegisterScreen, registered: RegisteredScreen };

const meta = preview.meta({
  component: Walk,
  tags: ['!autodocs'],
  args: { screens, start: '/Home' },
  parameters: { member: null },
});

/** A guest becomes a member: from the home over the code and a wrong one to the card, and on to sign in. */
export const FromTheHomeToTheCard = meta.story({
  play: async ({ airline, canvas, canvasElement, globals, host }) => {
    const locale = globals['locale'] as Locale;
    const t = await messagesFor(locale, 'register');
    const home = await messagesFor(locale, 'home');
    await userEvent.click(await canvas.findByRole('link', { name: home('guest.register') }));
    await ready(canvasElement);
    await userEvent.type(field(canvasElement, 'phone'), newcomer.phone);
    await userEvent.click(await codeButton(canvasElement, globals));
    await waitFor(() => expect(field(canvasElement, 'code')).toHaveFocus());
    await expect(airline.messages()).toMatchObject([{ to: `+86${newcomer.phone}` }]);
    await fillEnrolment(canvasElement, { phone: '', code: '135790' });
    await userEvent.click(saveButton(canvasElement));
    const code = field(canvasElement, 'code');
    await waitFor(() => expect(code).toBeInvalid());
    await userEvent.clear(code);
    await userEvent.type(code, newcomer.code);
    await userEvent.click(saveButton(canvasElement));
    const card = await canvas.findByRole('region', { name: t('success.card') }, { timeout: 3000 });
    await expect(card).toHaveTextContent('张伟');
    await userEvent.click(canvas.getByRole('button', { name: t('success.signIn') }));
    await waitFor(() => expect(host.log.map(({ action }) => action)).toContain('login'));
  },
});
