import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, radius, space } = vars;

export const card = style({
  background: color.background.surface,
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.card,
});

export const body = style({ padding: space[4], paddingBlockEnd: space[3] });

/** A bite of 16 px at each edge: its inner half shows the outline, its outer half covers the card's own. */
const notch = {
  content: '""',
  position: 'absolute',
  insetBlockStart: -8,
  inlineSize: 16,
  blockSize: 16,
  background: color.background.page,
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.full,
} as const;

export const stub = style({
  position: 'relative',
  padding: space[4],
  paddingBlockStart: space[3],
  selectors: {
    '&::before': { ...notch, insetInlineStart: -9, clipPath: 'inset(0 0 0 8px)' },
    '&::after': { ...notch, insetInlineEnd: -9, clipPath: 'inset(0 8px 0 0)' },
  },
});

export const tear = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: space[4],
  borderBlockStart: `${border.hairline} dashed ${color.border.strong}`,
});
