import { TierSurface, tierSecondary } from '@mapp/kit/components/tier-surface';
import { tierCodes } from '@mapp/kit/contracts';
import { useMessages } from '@mapp/kit/messages';
import { vars } from '@mapp/kit/theme';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../primitives/padded.tsx';
import { withoutRole } from '../without-role.ts';

/** The tier by its name, as everything on the surface must have it. */
function TierName({ tier, second }: { tier: (typeof tierCodes)[number]; second?: string }) {
  const t = useMessages('tiers');
  return (
    <div style={{ padding: vars.space[4] }}>
      <p>{t(`name.${tier}`)}</p>
      {second !== undefined && <p style={{ color: tierSecondary }}>{second}</p>}
    </div>
  );
}

const meta = preview.meta({
  component: TierSurface,
  decorators: [padded],
  args: { tier: 'SIL' as const, children: <TierName tier="SIL" /> },
});

export const Basic = meta.story({
  play: async ({ canvasElement }) => {
    await expect(withoutRole(canvasElement, 'svg')[0]).toBeInTheDocument();
  },
});

export const EveryTier = meta.story({
  render: () => (
    <>
      {tierCodes.map((tier) => (
        <TierSurface key={tier} tier={tier}>
          <TierName tier={tier} second="6000 0000 0001" />
        </TierSurface>
      ))}
    </>
  ),
  parameters: { covers: tierCodes.map((code) => `tier.${code}`) },
  play: async ({ canvas }) => {
    const names = canvas
      .getAllByRole('paragraph')
      .map(({ textContent }) => textContent)
      .filter((text) => !text.startsWith('6000'));
    await expect(new Set(names).size).toBe(tierCodes.length);
  },
});

export const EveryTierInTheDark = meta.story({ ...EveryTier.input, globals: { theme: 'dark' } });

export const Pill = meta.story({
  args: { shape: 'pill', tier: 'GOL', children: <TierName tier="GOL" /> },
  play: async ({ canvasElement }) => {
    await expect(withoutRole(canvasElement, 'svg')).toHaveLength(0);
  },
});
