import { CommitmentLetter, type CommitmentLetterProps } from '@mapp/kit/components/agent-refund';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../primitives/padded.tsx';
import { words } from '../words.ts';

function Letter({ value, ...props }: CommitmentLetterProps) {
  const [agreed, setAgreed] = useState(value);
  return <CommitmentLetter {...props} value={agreed} onChange={setAgreed} />;
}

const meta = preview.meta({
  component: CommitmentLetter,
  decorators: [padded],
  render: (args) => <Letter {...args} />,
  args: { passenger: '李四', day: '2026-06-01', value: false, onChange: () => undefined },
});

/** Nobody agrees to what they have not scrolled to. */
export const Basic = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    const t = await words(globals, 'agent-refund');
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeDisabled();
    const letter = canvas.getByRole('group', { name: t('letter.title') });
    letter.scrollTo(0, letter.scrollHeight);
    await waitFor(() => expect(box).toBeEnabled());
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
});
