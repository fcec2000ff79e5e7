import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const rule = ruleIn('components');
const style = styleIn('components');
const { border, color, font, space } = vars;

export const head = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  marginBlockEnd: space[3],
  color: color.text.secondary,
});

export const flight = style({
  paddingInlineStart: space[2],
  borderInlineStart: `${border.hairline} solid ${color.border.strong}`,
  fontWeight: font.weight.semibold,
  color: color.text.primary,
});

/** An action that finds no room beside the countdown goes below it. */
export const stub = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[3]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const until = style({
  ...textStyle('small'),
  ...tabular,
  flex: '999 1 auto',
  color: color.text.secondary,
});

// On a line of its own it takes the breadth.
globalStyle(`.${until} + *`, rule({ flexGrow: 1 }));

export const strong = style({ fontWeight: font.weight.semibold, color: color.text.primary });
