import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, font, space } = vars;

export const what = style({ ...textStyle('small'), color: color.text.secondary });

/** The hour that finds no room beside the place goes below it. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  alignItems: 'baseline',
  justifyContent: 'space-between',
});

export const place = style({ ...textStyle('strong'), ...tabular, color: color.text.primary });
export const whole = style({ whiteSpace: 'nowrap' });
export const until = style({ ...textStyle('small'), ...tabular, fontWeight: font.weight.semibold });
