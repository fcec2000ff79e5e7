import { PasswordField, type PasswordFieldProps } from '@mapp/kit/components/password-field';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../primitives/padded.tsx';

const given: PasswordFieldProps = {
  label: 'password',
  name: 'password',
  autoComplete: 'new-password',
  strength: true,
};

const meta = preview.meta({ component: PasswordField, args: given, decorators: [padded] });

const words = (globals: Record<string, unknown>) =>
  messagesFor(globals['locale'] as Locale, 'account-fields');
const input = (root: HTMLElement) => within(root).getByLabelText('password');

/** Fair, with the word and what makes it better. */
export const Basic = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals);
    await userEvent.type(input(canvasElement), 'mu2025sh');
    await expect(canvas.getByText((text) => text.includes(t('next.cases')))).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      t('part.has') + t('part.length', { min: 8, max: 20 }),
      t('part.has') + t('part.letters'),
      t('part.has') + t('part.digits'),
      // It may be left out.
      t('part.cases'),
    ]);
  },
});

export const NothingTyped = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getAllByText(t('part.lacks').trim(), { exact: false })).toHaveLength(3);
  },
});

export const Weak = meta.story({
  args: { defaultValue: 'mucb', error: 'Error' },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals);
    await expect(
      canvas.getByText((text) => text.includes(t('next.length', { min: 8, max: 20 }))),
    ).toBeVisible();
    await expect(input(canvasElement)).toBeInvalid();
  },
});

export const Strong = meta.story({
  args: { defaultValue: 'Mu2025Shangh' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.queryByText(t('part.lacks').trim(), { exact: false })).toBeNull();
  },
});

/** The eye shows it, and hides it again. */
export const Revealed = meta.story({
  args: { strength: false, autoComplete: 'current-password', defaultValue: 'Mapp1234' },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals);
    await userEvent.click(canvas.getByRole('button', { name: t('password.show') }));
    await expect(input(canvasElement)).toHaveAttribute('type', 'text');
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('button', { name: t('password.hide') })).toHaveFocus();
  },
});

function Emptied(props: PasswordFieldProps) {
  const [value, setValue] = useState('Mu2025Shangh');
  return (
    <>
      <PasswordField {...props} value={value} onChange={(event) => setValue(event.target.value)} />
      <button type="button" onClick={() => setValue('')}>
        empty
      </button>
    </>
  );
}

/** A host's own value counts, however it came. */
export const EmptiedByTheHost = meta.story({
  render: (args) => <Emptied {...args} />,
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.queryByText(t('part.lacks').trim(), { exact: false })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'empty' }));
    await expect(canvas.getAllByText(t('part.lacks').trim(), { exact: false })).toHaveLength(3);
  },
});
