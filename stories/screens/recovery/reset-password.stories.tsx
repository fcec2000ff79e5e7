import { ResetPasswordScreen } from '@mapp/kit/screens/recovery/reset-password';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../../words.ts';
import { recoveryAt, recoveryForm, recoveryIn } from '../../fixtures/recovery.ts';
import { field, ready, saveButton } from '../../forms.ts';
import { sentTo } from '../../sent-to.ts';
import { showsThatItWorks } from '../../waiting.ts';

const path = '/api/memberApi/member/password/resetQueryPwdForget';
const member = '600000000001';

const meta = preview.meta({
  component: ResetPasswordScreen,
  tags: ['!autodocs'],
  parameters: { address: '/resetPassword', member: null },
  beforeEach: ({ world }) => world.session.drafts.write(recoveryForm, recoveryIn(recoveryAt.password)),
});

async function set(root: HTMLElement, password = 'Sunrise2026'): Promise<void> {
  await ready(root);
  await userEvent.type(field(root, 'password'), password);
  await userEvent.type(field(root, 'repeat'), password);
  await userEvent.click(saveButton(root));
}

/** To single sign-on, which leads to the address that may be followed. */
export const Basic = meta.story({
  parameters: { address: '/resetPassword?returnUrl=%2Fmapp%2FmyBill', covers: ['recovery.done'] },
  play: async ({ airline, canvas, canvasElement, globals, host, world }) => {
    const t = await words(globals, 'recovery');
    await set(canvasElement);
    await expect(await canvas.findByText(t('done.title'))).toBeVisible();
    await expect(host.log).toContainEqual({
      action: 'login',
      detail: expect.objectContaining({ returnTo: '/mapp/myBill' }) as unknown,
    });
    await expect(airline.accounts.passwordOf(member)).toBe('Sunrise2026');
    await expect(world.session.drafts.unsaved()).toBe(false);
  },
});

/** Channel login: back to the stored address. */
export const BackToChannel = meta.story({
  parameters: { latency: 300, address: '/resetPassword?channel=login&returnUrl=%2Fmapp%2Fmine' },
  play: async ({ canvasElement, host, navigation }) => {
    await set(canvasElement);
    await showsThatItWorks(canvasElement);
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'replace', to: '/mine' }]));
    await expect(host.log.filter(({ action }) => action === 'login')).toEqual([]);
  },
});

/** An address that may not be followed counts for nothing. */
export const HostileAddress = meta.story({
  parameters: { address: '/resetPassword?channel=login&returnUrl=https%3A%2F%2Fevil.example%2F' },
  play: async ({ canvasElement, host, navigation }) => {
    await set(canvasElement);
    await waitFor(() =>
      expect(host.log).toContainEqual({
        action: 'login',
        detail: expect.objectContaining({ returnTo: '/mapp/mine' }) as unknown,
      }),
    );
    await expect(navigation.log).toEqual([]);
  },
});

/** The old password: the airline says no, and there is a way to begin again. */
export const Refused = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'recovery');
    await set(canvasElement, 'Mapp1234');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('refused.reset'));
    await expect(field(canvasElement, 'password')).toHaveValue('Mapp1234');
    await expect(canvas.getByRole('button', { name: t('again') })).toBeVisible();
  },
});

export const OutcomeUnknown = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'network' }),
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const t = await words(globals, 'recovery');
    const outcome = await words(globals, 'outcome');
    await set(canvasElement);
    await expect(await canvas.findByText(t('unknown.reset'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('absent.reset'))).toBeVisible();
    await expect(sentTo(airline, path)).toHaveLength(1);
    await expect(sentTo(airline, '/api/account/recoveryProgress')).toHaveLength(1);
  },
});

/** It was set, though its answer was lost. */
export const SetAfterAll = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'http500', after: true }),
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const t = await words(globals, 'recovery');
    const outcome = await words(globals, 'outcome');
    await set(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('done.title'))).toBeVisible();
    await expect(sentTo(airline, path)).toHaveLength(1);
  },
});
