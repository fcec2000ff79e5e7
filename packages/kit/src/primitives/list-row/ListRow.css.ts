import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');
const { border, color, font, motion, radius, size, space } = vars;

export const list = style({
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.card,
  background: color.background.surface,
  overflow: 'clip',
});

/** Its words are on the gutter, like those of the page. */
export const open = style({
  border: 0,
  borderBlock: `${border.hairline} solid ${color.border.strong}`,
  borderRadius: 0,
  background: 'none',
});
globalStyle(`.${open} > li > *`, ruleIn('primitives')({ paddingInline: 0 }));

globalStyle(
  `.${list} > li + li`,
  ruleIn('primitives')({ borderBlockStart: `${border.hairline} solid ${color.border.hairline}` }),
);

export const row = style({
  position: 'relative',
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: `max(56px, ${size.touch})`,
  paddingInline: space[4],
  paddingBlock: space[3],
});

export const pressable = style({
  transition: `background ${motion.duration.state} ${motion.easing.out}`,
  selectors: {
    '&:active': { background: color.background.sunken },
    // The list clips its corners, so the ring is inside.
    '&:focus-visible': { outlineOffset: -4, borderRadius: radius.card },
  },
});

export const selected = style({
  background: color.action.surface,
  fontWeight: font.weight.semibold,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      borderInlineStart: `3px solid ${color.action.text}`,
    },
  },
});

export const start = style({ display: 'flex', flexShrink: 0, marginInlineEnd: space[1] });

export const icon = style({ marginInlineEnd: space[1], color: color.text.primary });

/** A value that finds no room beside the words goes below them, and begins where they do. */
export const content = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  columnGap: space[3],
  alignItems: 'center',
  minInlineSize: 0,
});

/** Never narrower than its longest word while the value has a line of its own to go to. */
export const words = style({
  flex: ['1 1 5rem', '1 1 min-content'],
  minInlineSize: 'min(5rem, 100%)',
  overflowWrap: 'break-word',
});

export const label = style({
  display: 'block',
  fontSize: font.body.size,
  lineHeight: font.body.line,
  color: color.text.primary,
});

export const detail = style({
  ...textStyle('small'),
  display: 'block',
  color: color.text.secondary,
  textWrap: 'pretty',
});

/** Figures stay whole; words beside a long label may wrap. */
export const value = style({
  ...textStyle('small'),
  ...tabular,
  color: color.text.secondary,
  textAlign: 'end',
});

export const chevron = style({
  marginInlineStart: `calc(-1 * ${space[1]})`,
  marginInlineEnd: `calc(-1 * ${space[1]})`,
  color: color.text.secondary,
});
