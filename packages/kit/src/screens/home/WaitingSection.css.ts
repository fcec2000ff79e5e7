import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { border, color, motion, radius, space } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

/** One card in two halves; one takes the whole where it is alone, or where the words are long. */
export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  overflow: 'clip',
  border: hairline,
  borderRadius: radius.card,
  background: color.background.surface,
});

/** Below what could not be had. */
export const after = style({ marginBlockStart: space[3] });

/** The lines above and before lie under the card's own and are cut off. */
export const half = style({
  display: 'flex',
  flex: '1 1 10rem',
  marginBlockStart: -1,
  marginInlineStart: -1,
  borderBlockStart: hairline,
  borderInlineStart: hairline,
  selectors: { '[data-text-size="elder"] &, :lang(ru) &': { flexBasis: '13rem' } },
});

export const link = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: space[1],
  padding: space[4],
  color: color.text.primary,
  transition: `background ${motion.duration.state} ${motion.easing.out}`,
  selectors: {
    '&:active': { background: color.background.sunken },
    '&:focus-visible': { outlineOffset: -4, borderRadius: radius.card },
  },
});

const line = {
  ...textStyle('small'),
  ...tabular,
  display: 'flex',
  gap: space[1],
  alignItems: 'center',
} as const;
export const label = style({ ...line, color: color.text.secondary });
export const attention = style({ ...line, color: color.attention.text });
export const icon = style({ flexShrink: 0 });
export const figure = style({ ...textStyle('figure24'), ...tabular });
/** A day and its flight are one. */
export const whole = style({ whiteSpace: 'nowrap' });
export const text = style({ ...textStyle('small'), color: color.text.secondary });
