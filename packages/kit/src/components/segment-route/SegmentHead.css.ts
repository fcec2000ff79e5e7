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
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  minInlineSize: 0,
  color: color.text.secondary,
});

export const flight = style({
  paddingInlineStart: space[2],
  borderInlineStart: `${border.hairline} solid ${color.border.strong}`,
  fontWeight: font.weight.semibold,
  color: color.text.primary,
});

export const people = style({
  overflowWrap: 'anywhere',
  selectors: { '&::before': { content: '"•" / ""', marginInlineEnd: space[2] } },
});
