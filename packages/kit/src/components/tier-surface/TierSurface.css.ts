import { createVar, styleVariants } from '@vanilla-extract/css';
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

export const surface = style({
  position: 'relative',
  overflow: 'hidden',
  border: `${vars.border.hairline} solid`,
  borderRadius: vars.radius.card,
});
export const ofTier = styleVariants(tiers, look);
export const pill = style({ borderRadius: vars.radius.full });
export const head = style({ border: 'none', borderRadius: 0 });

/** From the ground of the bar above a head. */
export const headOfTier = styleVariants(tiers, ({ from, to }: Tier) =>
  rule({ backgroundImage: `linear-gradient(${from}, ${to})` }),
);

/** The woven lines lie under the words and are faint enough for them. */
export const weave = style({ position: 'absolute', inset: 0, color: line, opacity: 0.4 });
/** Between what is at the head of the card and what is at its foot. */
export const tall = style({ insetBlock: '30% 35%' });
/** Positioned, so that the words are painted over the lines. */
export const words = style({ position: 'relative', blockSize: '100%' });
