import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;

/** A badge that finds no room beside the facts goes below them. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  marginBlockEnd: space[3],
});

export const facts = style({
  ...textStyle('small'),
  minInlineSize: 0,
  color: color.text.secondary,
  overflowWrap: 'anywhere',
});

export const flight = style({
  marginInlineStart: space[2],
  paddingInlineStart: space[2],
  borderInlineStart: `${border.hairline} solid ${color.border.strong}`,
  whiteSpace: 'nowrap',
  fontWeight: font.weight.semibold,
  color: color.text.primary,
});
