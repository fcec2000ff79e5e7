import { messagesFor, type Locale } from '@mapp/kit/messages';
import { RegisteredScreen } from '@mapp/kit/screens/register/registered';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';

const encode = (value: unknown): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const arriving = (ffpNo: unknown, name: unknown) => ({
  parameters: {
    address: `/registerSuccess?ffpNo=${encode(ffpNo)}&name=${encode(name)}&user=${encode({ userId: 'U1' })}`,
  },
});

const meta = preview.meta({
  component: RegisteredScreen,
  tags: ['!autodocs'],
  parameters: { address: '/registerSuccess', member: null },
});

const words = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'register');

/** Number and name as the address said them; then they are taken out of it. */
export const Basic = meta.story({
  ...arriving('600000000107', '张伟'),
  play: async ({ canvas, globals, host, navigation }) => {
    const t = await words(globals);
    await expect(await canvas.findByRole('region', { name: t('success.card') })).toHaveTextContent(
      '6000 0000 0107',
    );
    await expect(navigation.log).toEqual([{ action: 'replace', to: '/registerSuccess' }]);
    await userEvent.click(canvas.getByRole('button', { name: t('success.signIn') }));
    await waitFor(() => expect(host.log.map(({ action }) => action)).toContain('login'));
  },
});

/** Where the newcomer was going stays in the address, and the sign-in leads there. */
export const OnTheWaySomewhere = meta.story({
  parameters: {
    address: `/registerSuccess?ffpNo=${encode('600000000107')}&name=${encode('张伟')}&redirect=%2Fmapp%2Fcalculator`,
  },
  play: async ({ canvas, globals, host, navigation }) => {
    const t = await words(globals);
    await expect(await canvas.findByRole('region', { name: t('success.card') })).toBeVisible();
    await expect(navigation.log).toEqual([
      { action: 'replace', to: '/registerSuccess?redirect=%2Fmapp%2Fcalculator' },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: t('success.signIn') }));
    await waitFor(() =>
      expect(host.log).toContainEqual({
        action: 'login',
        detail: { returnTo: '/mapp/calculator', hideMobileLogin: false },
      }),
    );
  },
});

/** A signed-in member goes on, and is not asked to sign in again. */
export const SignedIn = meta.story({
  parameters: { member: '600000000001', address: '/registerSuccess?redirect=%2Fmapp%2Fcalculator' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByRole('link', { name: t('signedIn.goOn') })).toHaveAttribute(
      'href',
      '/mapp/calculator',
    );
    await expect(canvas.queryByRole('button', { name: t('success.signIn') })).toBeNull();
  },
});

/** After a reload nothing is known of the new member. */
export const WithoutDetails = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals);
    await expect(await canvas.findByText(t('success.plain'))).toBeVisible();
    await expect(canvas.queryByRole('region', { name: t('success.card') })).toBeNull();
    await expect(navigation.log).toEqual([]);
  },
});

/** An address that does not fit the schema shows the plain page, and is cleared all the same. */
export const HostileAddress = meta.story({
  ...arriving('600000000107', 'call 0900 and give your password'),
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals);
    await expect(await canvas.findByText(t('success.plain'))).toBeVisible();
    await expect(canvas.queryByText(/0900/)).toBeNull();
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'replace', to: '/registerSuccess' }]));
  },
});
