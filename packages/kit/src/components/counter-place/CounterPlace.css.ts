import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, font, radius, space } = vars;

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
/** Drawn, for a Chinese dot is a full em wide. */
export const dot = style({
  display: 'inline-block',
  inlineSize: 3,
  blockSize: 3,
  marginInline: space[2],
  verticalAlign: 'middle',
  borderRadius: radius.full,
  background: color.text.tertiary,
});
export const whole = style({ whiteSpace: 'nowrap' });
export const until = style({ ...textStyle('small'), ...tabular, fontWeight: font.weight.semibold });
