import { MemberCard } from '@mapp/kit/components/member-card';
import { tierCodes } from '@mapp/kit/contracts';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { summary } from '../fixtures/points.ts';
import { padded } from '../primitives/padded.tsx';

const meta = preview.meta({
  component: MemberCard,
  decorators: [padded],
  args: {
    holder: { name: '李敏', cardNumber: '600000000002' },
    tier: 'SIL' as const,
    validUntil: '2027-03-31',
    points: summary.remainPoint,
    billHref: '#bill',
  },
});

export const Basic = meta.story({
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region');
    await expect(card).toHaveTextContent('6000 0000 0002');
    await expect(card).toHaveTextContent(/12.480/);
    await expect(card).toHaveTextContent('2027');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#bill');
    await expect(card.getBoundingClientRect().height).toBeGreaterThanOrEqual(214);
  },
});

export const Overdrawn = meta.story({
  args: { points: 0, overdrawn: 431 },
  play: async ({ canvas }) => expect(canvas.getByText(/431/)).toBeVisible(),
});

export const WithoutEnd = meta.story({
  args: { tier: 'STD', validUntil: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).not.toHaveTextContent('2027');
  },
});

export const NameNotKnownYet = meta.story({
  args: { holder: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent(/12.480/);
  },
});

export const LongName = meta.story({
  args: {
    holder: { name: 'Konstantin Konstantinopolsky-Rozhdestvensky', cardNumber: '600000000003' },
    tier: 'GOL',
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
});

export const EveryTier = meta.story({
  render: (args) => (
    <>
      {tierCodes.map((tier) => (
        // Five cards of one member, as no page shows them: each is a part of its own.
        <div key={tier} data-tier={tier}>
          <MemberCard {...args} tier={tier} />
        </div>
      ))}
    </>
  ),
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(tierCodes.length);
  },
});
