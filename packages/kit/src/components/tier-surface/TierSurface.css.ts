import { createVar, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const rule = ruleIn('components');

/** Colour of second lines on the surface in use. */
export const secondary = createVar();
/** Hairline colour of the surface in use, for parts that are on it. */
export const hairline = createVar();
/** Colour of the inner ring, and the ground that words in the rings are on. */
export const ring = createVar();
export const disc = createVar();
const line = createVar();

type Tier = (typeof vars.color.tier)[keyof typeof vars.color.tier];

const look = (tier: Tier) =>
  rule({
    vars: {
      [secondary]: tier.textSecondary,
      [line]: tier.line,
      [hairline]: tier.border,
      [ring]: tier.ring,
      [disc]: tier.to,
    },
    color: tier.text,
    borderColor: tier.border,
    backgroundImage: `linear-gradient(120deg, ${tier.from}, ${tier.to})`,
  });

const tiers = {
  STD: vars.color.tier.star,
  SIL: vars.color.tier.silver,
  GOL: vars.color.tier.gold,
  PLT: vars.color.tier.platinum,
  CHD: vars.color.tier.child,
} as const;

export const surface = recipe({
  base: rule({
    position: 'relative',
    overflow: 'hidden',
    border: `${vars.border.hairline} solid`,
    borderRadius: vars.radius.card,
  }),
  variants: {
    tier: Object.fromEntries(Object.entries(tiers).map(([code, tier]) => [code, look(tier)])) as Record<
      keyof typeof tiers,
      StyleRule
    >,
    shape: {
      card: {},
      pill: rule({ borderRadius: vars.radius.full }),
      head: rule({ border: 'none', borderRadius: 0 }),
    },
  },
  compoundVariants: (Object.entries(tiers) as [keyof typeof tiers, Tier][]).map(([tier, { from, to }]) => ({
    variants: { tier, shape: 'head' as const },
    // From the ground of the bar above it.
    style: rule({ backgroundImage: `linear-gradient(${from}, ${to})` }),
  })),
});

/** The woven lines lie under the words and are faint enough for them. */
export const weave = recipe({
  base: rule({ position: 'absolute', inset: 0, color: line, opacity: 0.4 }),
  variants: {
    weave: {
      card: {},
      head: {},
      // Between what is at the head of the card and what is at its foot.
      tall: rule({ insetBlock: '30% 35%' }),
    },
  },
});
/** Positioned, so that the words are painted over the lines. */
export const words = style({ position: 'relative', blockSize: '100%' });
