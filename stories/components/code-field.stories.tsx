import { CodeField, type CodeFieldProps } from '@mapp/kit/components/code-field';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { asRead } from '../words.ts';
import { padded } from '../primitives/padded.tsx';

const onSend = fn<CodeFieldProps['onSend']>(() => Promise.resolve(true));

const meta = preview.meta({
  component: CodeField,
  args: { wait: undefined, onSend, name: 'code' },
  decorators: [padded],
});

const words = (globals: Record<string, unknown>) =>
  messagesFor(globals['locale'] as Locale, 'account-fields');
const now = Date.parse('2026-06-01T10:00:00+08:00');

/** Once a code is on its way, the focus is where it is typed. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await userEvent.click(canvas.getByRole('button', { name: t('code.send') }));
    const input = canvas.getByRole('textbox', { name: t('code') });
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('2468101');
    await expect(input).toHaveValue('246810');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
  },
});

/** Shown in seconds, announced in minutes. */
export const Waiting = meta.story({
  args: { wait: { until: now + 41_000, now: () => now }, defaultValue: '4820' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('41')).toBeVisible();
    await expect(canvas.getByText(asRead(t('code.sent', { minutes: 1 })))).toHaveAttribute('role', 'status');
  },
});

export const WaitIsOver = meta.story({
  args: { wait: { until: now, now: () => now } },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByRole('button', { name: t('code.resend') })).toBeVisible();
    await expect(canvas.getByText(t('code.again'))).toHaveAttribute('role', 'status');
  },
});

/** No code goes out: said below the field, of which nothing is wrong. */
export const Refused = meta.story({
  args: { refusal: '95530' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(canvas.getByRole('alert')).toHaveTextContent('95530');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(field).toHaveAccessibleDescription(/95530/);
  },
});

export const BeingAskedFor = meta.story({
  args: { busy: true },
  play: async ({ canvas, args }) => {
    onSend.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** The wrong digits stay, so that they can be compared with the message. */
export const WrongCode = meta.story({
  args: {
    defaultValue: '135790',
    error: 'Invalid verification code',
    wait: { until: now + 20_000, now: () => now },
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('135790');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Invalid verification code');
  },
});
