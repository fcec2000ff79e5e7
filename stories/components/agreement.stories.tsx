import { Agreement } from '@mapp/kit/components/agreement';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../primitives/padded.tsx';

const meta = preview.meta({ component: Agreement, decorators: [padded] });

/** Unticked at first; reading it neither ticks the box nor loses the place. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'agreement');
    const box = canvas.getByRole('checkbox');
    await expect(box).not.toBeChecked();
    const [membership, privacy] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement];
    for (const [button, text] of [
      [membership, 'membership'],
      [privacy, 'privacy'],
    ] as const) {
      await userEvent.click(button);
      const sheet = await screen.findByRole('dialog', { name: t(`${text}.title`) });
      const headings = await within(sheet).findAllByRole('heading', { level: 3 });
      await expect(headings).toHaveLength(text === 'privacy' ? 6 : 5);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    }
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
});

export const NotAgreedYet = meta.story({
  args: { error: 'Please agree' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please agree');
  },
});

export const Read = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'agreement');
    await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
    await expect(
      await within(await screen.findByRole('dialog')).findByText(t('membership.3.text')),
    ).toBeVisible();
  },
});
