import { recipe } from '@vanilla-extract/recipes';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const rule = ruleIn('components');
const { border, color, radius, space } = vars;

/** Across which the stub is torn off, and what it needs at least, px. */
const stubSize = 112;

export const card = recipe({
  base: rule({
    display: 'flex',
    border: `${border.hairline} solid ${color.border.hairline}`,
    borderRadius: radius.card,
  }),
  variants: {
    quiet: {
      true: rule({ background: color.background.sunken }),
      false: rule({ background: color.background.surface }),
    },
  },
});

/** A bite of 16 px at each edge: its inner half shows the outline, its outer half covers the card's own. */
const notch = {
  content: '""',
  position: 'absolute',
  insetInlineEnd: -8,
  inlineSize: 16,
  blockSize: 16,
  background: color.background.page,
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.full,
} as const;

export const stub = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minInlineSize: stubSize,
  maxInlineSize: '42%',
  paddingBlock: space[4],
  paddingInline: space[3],
  textAlign: 'center',
  selectors: {
    '&::before': { ...notch, insetBlockStart: -9, clipPath: 'inset(8px 0 0 0)' },
    '&::after': { ...notch, insetBlockEnd: -9, clipPath: 'inset(0 0 8px 0)' },
  },
});

export const tear = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: space[4],
  borderInlineEnd: `${border.hairline} dashed ${color.border.strong}`,
});

export const body = style({ flex: 1, minInlineSize: 0, padding: space[4] });
