import { RefundNotesScreen } from '@mapp/kit/screens/refunds/refund-notes';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: RefundNotesScreen,
  tags: ['!autodocs'],
  parameters: { address: '/returnTicket/applyreturnnote', member: '600000000001' },
});

/** Facts to know before a ticket is given back. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'return-ticket');
    await expect(canvas.getByText(t('notes.2.text'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('notes.next') })).toBeVisible();
  },
});
