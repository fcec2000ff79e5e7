import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');

/** The select fills the box and the arrow lies over its end, so that the whole box opens it. */
export const select = style({
  paddingInlineEnd: `calc(${vars.space[8]} + ${vars.space[1]})`,
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  selectors: { '&:has(option[value=""]:checked)': { color: vars.color.text.tertiary } },
});

export const arrow = style({
  marginInlineStart: `calc(-1 * ${vars.space[8]})`,
  marginInlineEnd: vars.space[3],
  color: vars.color.text.secondary,
  pointerEvents: 'none',
});
