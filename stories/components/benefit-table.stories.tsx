import { messagesFor, type Locale } from '@mapp/kit/messages';
import { BenefitTable } from '@mapp/kit/components/benefit-table';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { columns } from '../fixtures/tiers.ts';
import { padded } from '../primitives/padded.tsx';

const meta = preview.meta({
  component: BenefitTable,
  decorators: [padded],
  args: { tiers: columns, own: 'SIL' as const },
});

/** A dash is said as "not included", a tick as "included". */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'tier-progress');
    await expect(canvas.getAllByText(t('benefits.none'))).toHaveLength(8);
    await expect(canvas.getAllByRole('img', { name: t('benefits.included') })).toHaveLength(8);
    await expect(canvas.getAllByText('+15%')).toHaveLength(8);
  },
});

export const TierNotKnown = meta.story({
  args: { own: undefined },
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'tier-progress');
    await expect(canvas.queryByText(t('benefits.now'))).toBeNull();
  },
});
