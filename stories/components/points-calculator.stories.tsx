import { CalculatorForm, RewardCard } from '@mapp/kit/components/points-calculator';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { Button } from '@mapp/kit/primitives/button';
import { scaledPrices } from '@mapp/kit/rules';
import { emptyCalculator } from '@mapp/kit/validators';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { formId, saysInPlace } from '../refused-entries.ts';
import { padded } from '../primitives/padded.tsx';

const onAsked = fn();
const [enough, short] = scaledPrices([9000, 24_000], 12_480);

const meta = preview.meta({
  component: RewardCard,
  decorators: [
    (Story) => (
      <section>
        <h2>MU5101</h2>
        {Story()}
      </section>
    ),
    padded,
  ],
  args: {
    reward: {
      cabinClass: 'Y',
      awardType: 'saver',
      points: 9000,
      tax: { amount: 7000, currency: 'CNY' },
    },
    scaled: enough,
  },
});

export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'calculator');
    await expect(canvas.getByRole('heading', { name: t('cabin.Y') })).toBeVisible();
    await expect(canvas.getByText(/3.480/)).toBeVisible();
  },
});

/** Ink is what there is, the outline what is missing. */
export const PointsShort = meta.story({
  args: {
    reward: { cabinClass: 'C', awardType: 'saver', points: 24_000, tax: { amount: 7000, currency: 'CNY' } },
    scaled: short,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/11.520/)).toBeVisible();
  },
});

/** A cabin and a kind that nobody has documented. */
export const UnknownCabin = meta.story({
  args: {
    reward: { cabinClass: 'W', awardType: 'promo', points: 11_000, tax: { amount: 0, currency: 'CNY' } },
    scaled: undefined,
  },
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'calculator');
    await expect(canvas.getByRole('heading', { name: t('cabin.of', { cabin: 'W' }) })).toBeVisible();
  },
});

const refused = [
  {
    typed: { ...emptyCalculator, from: 'SHA', to: 'PEK', amount: 'twelve' },
    says: { amount: 'amount.number' },
  },
] as const;

/** A fare that is no figure. */
export const RefusedFare = meta.story({
  render: () => (
    <CalculatorForm
      id={formId(0)}
      of="accrual"
      defaultValue={refused[0].typed}
      today="2026-06-01"
      onSubmit={onAsked}
    >
      <Button type="submit">OK</Button>
    </CalculatorForm>
  ),
  play: ({ canvasElement, globals }) => saysInPlace(canvasElement, globals, refused),
});
