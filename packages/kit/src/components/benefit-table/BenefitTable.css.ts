import { styleVariants } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const rule = ruleIn('components');
const { border, color, radius, size, space } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

/** Five tiers are wider than a phone: the table scrolls, its first column stays, and a shade at the edge says there is more. */
export const frame = style({
  position: 'relative',
  overflowX: 'auto',
  backgroundColor: color.background.surface,
  backgroundImage: `linear-gradient(${color.background.surface}, ${color.background.surface}), linear-gradient(to left, ${color.border.hairline}, transparent)`,
  backgroundPosition: 'right',
  backgroundRepeat: 'no-repeat',
  backgroundSize: `${space[4]} 100%`,
  backgroundAttachment: 'local, scroll',
  border: hairline,
  borderRadius: radius.card,
});
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });

const middle = {
  padding: `${space[3]} ${space[1]}`,
  textAlign: 'center',
  textWrap: 'balance',
  verticalAlign: 'middle',
  overflowWrap: 'normal',
} as const;
const first = {
  position: 'sticky',
  insetInlineStart: 0,
  padding: `${space[3]} ${space[2]} ${space[3]} ${space[4]}`,
  textAlign: 'start',
  // Five Chinese characters; narrow, so that on a phone the next tier shows at the edge.
  minInlineSize: `calc(5.1em + ${space[2]} + ${space[4]})`,
  overflowWrap: 'normal',
  // Nor at a soft hyphen: the table scrolls.
  hyphens: 'none',
  background: color.background.surface,
} as const;

export const corner = style({ ...textStyle('small'), ...first, color: color.text.secondary });
export const item = style({
  ...textStyle('body'),
  ...first,
  blockSize: size.touch,
  borderBlockStart: hairline,
});
const headBase = style({ ...textStyle('small'), ...middle, color: color.text.secondary });
export const head = styleVariants({
  own: [headBase, rule({ color: color.text.primary, fontWeight: vars.font.weight.semibold })],
  other: [headBase],
});
export const now = style({ fontWeight: vars.font.weight.regular, color: color.text.secondary });
const cellBase = style({
  ...textStyle('body'),
  ...tabular,
  ...middle,
  minInlineSize: '4.5rem',
  borderBlockStart: hairline,
  color: color.text.secondary,
});
export const cell = styleVariants({
  own: [
    cellBase,
    rule({
      color: color.text.primary,
      background: color.background.sunken,
      fontWeight: vars.font.weight.semibold,
    }),
  ],
  other: [cellBase],
});

/** A tick is in the middle, as the words do. */
export const tick = style({ display: 'inline-grid', verticalAlign: 'middle', color: color.done.text });
