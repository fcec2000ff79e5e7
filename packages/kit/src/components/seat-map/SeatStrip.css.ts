import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const rule = ruleIn('components');
const { border, color, font, space } = vars;

export const strip = style({ flex: '999 1 160px', minInlineSize: 0 });

// Its neighbour in the bar takes the breadth when it has a line of its own.
globalStyle(`.${strip} + *`, rule({ flexGrow: 1 }));

/** A line of its own above the rest of the bar. */
export const hint = style({
  ...textStyle('small'),
  flex: '1 0 100%',
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  paddingBlockEnd: space[3],
  borderBlockEnd: `${border.hairline} solid ${color.border.hairline}`,
});

export const hintIcon = style({
  flex: 'none',
  color: color.action.text,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const who = style({
  ...textStyle('small'),
  display: '-webkit-box',
  overflow: 'clip',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  color: color.text.secondary,
});

export const one = style({
  ...tabular,
  whiteSpace: 'nowrap',
  selectors: { '& + &::before': { content: '" • "' } },
});

export const total = style({
  ...textStyle('small'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  alignItems: 'baseline',
  color: color.text.secondary,
});

export const sum = style({
  fontSize: font.figure24.size,
  lineHeight: font.figure24.line,
  fontWeight: font.weight.semibold,
  color: color.price.text,
  whiteSpace: 'nowrap',
});

export const free = style({
  fontSize: font.figure24.size,
  lineHeight: font.figure24.line,
  fontWeight: font.weight.semibold,
  color: color.text.primary,
});
