import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');
const { color, font, size, space } = vars;

/** At the head of a column, whose own padding gives the rest. */
export const section = style({
  marginBlockStart: space[6],
  selectors: { '&:first-child, :empty:first-child + &': { marginBlockStart: space[2] } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  marginBlockEnd: space[3],
});

export const title = style({ ...textStyle('strong'), color: color.text.primary });

/** Below a title that leaves it no room it begins where the title does. */
export const action = style({ ...textStyle('small'), color: color.text.tertiary });

const above = `calc((${font.small.size} * ${font.small.line} - ${size.touch}) / 2)`;

/** As high as a finger, though it takes the height of its line. */
export const link = style({
  ...textStyle('small'),
  display: 'inline-flex',
  gap: space[1],
  alignItems: 'center',
  minBlockSize: size.touch,
  minInlineSize: size.touch,
  justifyContent: 'flex-end',
  marginBlock: above,
  // The arrow's tip, not its box, ends at the gutter.
  marginInlineEnd: `calc(-1 * ${space[1]})`,
  color: color.action.text,
});
