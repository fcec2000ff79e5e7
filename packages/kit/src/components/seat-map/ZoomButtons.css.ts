import { stack } from '../../primitives/stack.ts';
import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, radius, size, space } = vars;

export const corners = style({
  position: 'absolute',
  // Beside the nose also where the page is much broader.
  insetInline: `max(${space[3]}, 50% - 280px)`,
  zIndex: stack.bar,
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: space[3],
  pointerEvents: 'none',
});

/** A stroke of the line set; a border, which forced colours keep. */
const stroke = {
  content: '',
  position: 'absolute',
  inset: 0,
  inlineSize: 14,
  blockSize: 0,
  margin: 'auto',
  borderBlockStart: `${border.error} solid`,
} as const;

const round = {
  position: 'relative',
  inlineSize: size.touch,
  blockSize: size.touch,
  pointerEvents: 'auto',
  border: `${border.hairline} solid ${color.border.strong}`,
  borderRadius: radius.full,
  background: color.background.surface,
  color: color.text.primary,
  selectors: {
    '&::before': stroke,
    '&[aria-disabled]': { color: color.text.disabled, cursor: 'default' },
  },
} as const;

/** A minus. */
export const away = style(round);

/** A plus. */
export const nearer = style({
  ...round,
  selectors: { ...round.selectors, '&::after': { ...stroke, rotate: '90deg' } },
});
