import { messagesFor, type Locale } from '@mapp/kit/messages';
import { BenefitFigures, BenefitTable } from '@mapp/kit/components/benefit-table';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { columns } from '../fixtures/tiers.ts';
import { padded } from '../primitives/padded.tsx';

const meta = preview.meta({
  component: BenefitTable,
  subcomponents: { BenefitFigures },
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

/** One tier alone: figures large, their units small, and a tick for what has no figure. */
export const Figures = meta.story({
  render: () => (
    <BenefitFigures
      tier={{
        tierCode: 'PLT',
        needs: [],
        privileges: [
          { benefit: 'accrual', included: true, value: '+50%' },
          { benefit: 'lounge', included: true, value: '本人 + 1' },
          { benefit: 'baggage', included: true, value: '+30 kg' },
          { benefit: 'checkIn', included: true },
          { benefit: 'redemption', included: false },
        ],
      }}
    />
  ),
  play: async ({ canvas, globals, said }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'tier-progress');
    await expect(canvas.getByText('+50')).toBeVisible();
    await expect(canvas.getByText('kg')).toBeVisible();
    await expect(canvas.getByText(said('本人 + 1'))).toBeVisible();
    await expect(canvas.getByRole('img', { name: t('benefits.included') })).toBeVisible();
    await expect(canvas.queryByText(t('benefit.redemption'))).toBeNull();
  },
});
