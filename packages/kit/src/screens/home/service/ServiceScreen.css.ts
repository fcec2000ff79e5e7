import { styleIn } from '../../../theme/layered.ts';
import { textStyle, wide } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

/** Groups in two columns of a wide window; each begins at the head of its place, so the gap is the grid's. */
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[4],
  selectors: { '* + &': { marginBlockStart: space[4] } },
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[6], alignItems: 'start' },
  },
});
export const quiet = style({ ...textStyle('small'), color: color.text.secondary });

export const whole = style({ gridColumn: '1 / -1', minInlineSize: 0 });
/** Rows side by side where there is room. */
export const list = style({
  '@media': {
    [wide]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[6] },
  },
});
