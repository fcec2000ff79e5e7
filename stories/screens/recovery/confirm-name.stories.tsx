import { messagesFor, type Locale } from '@mapp/kit/messages';
import { ConfirmNameScreen } from '@mapp/kit/screens/recovery/confirm-name';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { recoveryAt, recoveryForm, recoveryIn } from '../../fixtures/recovery.ts';
import { field, ready, saveButton } from '../../forms.ts';
import { sentTo } from '../../sent-to.ts';
import { showsThatItWorks } from '../../waiting.ts';

const path = '/api/memberApi/member/password/getCaptchaValidateName';

const meta = preview.meta({
  component: ConfirmNameScreen,
  tags: ['!autodocs'],
  parameters: { address: '/findPassword/completeName', member: null },
  beforeEach: ({ world }) => world.session.drafts.write(recoveryForm, recoveryIn(recoveryAt.name)),
});

async function fillIn(root: HTMLElement, name: string): Promise<void> {
  await ready(root);
  await userEvent.type(field(root, 'givenName'), name);
  await userEvent.click(saveButton(root));
}

export const Basic = meta.story({
  parameters: { latency: 300 },
  play: async ({ airline, canvasElement, navigation }) => {
    await fillIn(canvasElement, '三');
    await showsThatItWorks(canvasElement);
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'push', to: '/findPassword/submitCode' }]));
    await expect(sentTo(airline, path)).toMatchObject([{ firstName: '张', secName: '三' }]);
  },
});

/** The words stay beside the name, with a way to begin again. */
export const Mismatch = meta.story({
  parameters: { covers: ['recovery.nameMismatch'] },
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'recovery');
    await fillIn(canvasElement, '四');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('refused.name'));
    await expect(field(canvasElement, 'givenName')).toHaveValue('四');
    await userEvent.click(canvas.getByRole('button', { name: t('again') }));
    await expect(navigation.log).toEqual([{ action: 'replace', to: '/findPassword' }]);
  },
});

/** Nothing was changed by asking: it is said, and asked again. */
export const NoAnswer = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'http500', times: 1 }),
  play: async ({ canvasElement, navigation, airline }) => {
    await fillIn(canvasElement, '三');
    await waitFor(() => expect(airline.requests().at(-1)?.fault).toBe('http500'));
    await waitFor(() => expect(saveButton(canvasElement)).not.toHaveAttribute('aria-busy', 'true'));
    await expect(field(canvasElement, 'givenName')).toHaveValue('三');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(navigation.log).toHaveLength(1));
  },
});

/** Opened again, as after a reload: back to the start, which says why. */
export const Reloaded = meta.story({
  parameters: { address: '/findPassword/completeName?returnUrl=%2Fmapp%2Fmine' },
  beforeEach: ({ world }) => world.session.drafts.clear(),
  play: async ({ navigation }) => {
    await waitFor(() =>
      expect(navigation.log).toEqual([
        { action: 'replace', to: '/findPassword?returnUrl=%2Fmapp%2Fmine&again=reload' },
      ]),
    );
  },
});
