import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space } = vars;

/** Fields that belong together, further from the next group than from each other. */
export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  minInlineSize: 0,
  selectors: { '& + &': { marginBlockStart: space[3] } },
});

export const title = style({ ...textStyle('strong'), padding: 0, marginBlockEnd: space[3] });

export const aside = style({
  ...textStyle('small'),
  marginBlock: `calc(-1 * ${space[2]})`,
  color: color.text.secondary,
});
