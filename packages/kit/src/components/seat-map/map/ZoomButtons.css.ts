import { stack } from '../../../primitives/stack.ts';
import { styleIn } from '../../../theme/layered.ts';
import { vars } from '../../../theme/vars.css.ts';
import { below, hull } from './CabinHull.css.ts';

const style = styleIn('components');
const { border, color, radius, size, space } = vars;

const byTheNose = { position: 'relative', insetBlockStart: 0 } as const;

/** In sight beside the cabin, however far down; they take no room of their own. */
export const corners = style({
  position: 'sticky',
  // Below the letters.
  insetBlockStart: `calc(${below} + 30px)`,
  zIndex: stack.bar,
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  blockSize: 0,
  // On a page much broader than the cabin not far from it, but clear of the words at its doors.
  marginInline: `max(6px, min(50cqi - 280px, 50cqi - ${hull} / 2 - 60px))`,
  pointerEvents: 'none',
  '@container': {
    // Beside a cabin as broad as the page they would lie on seats and doors: by its nose alone, until it is nearer.
    '(width < 480px)': { selectors: { ':not([data-near]) > &': byTheNose } },
  },
  // Nearer, the cabin is as broad as the page: a line of their own, so that they lie on no seat.
  selectors: {
    '[data-near] > &': {
      blockSize: `calc(${size.touch} + ${space[3]} + ${space[1]})`,
      marginInline: 0,
      paddingInline: 6,
      borderBlockEnd: `${border.hairline} solid ${color.border.hairline}`,
      background: color.background.surface,
    },
  },
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
  marginBlockStart: space[3],
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
