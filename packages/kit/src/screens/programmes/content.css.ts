import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

/** Sections bring the rest of their distance. */
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
});
globalStyle(`.${stack} > section`, ruleIn('screens')({ marginBlockStart: space[3] }));
export const lead = style({ ...textStyle('body'), color: color.text.secondary, textWrap: 'pretty' });
export const label = style({ ...textStyle('small'), color: color.text.secondary });
export const figure = style({ ...textStyle('figure40'), ...tabular, marginBlockEnd: space[2] });
export const note = style({
  ...textStyle('small'),
  ...tabular,
  color: color.text.secondary,
  textWrap: 'pretty',
});
export const value = style({ ...tabular, display: 'grid', justifyItems: 'end' });

export const slipHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const slipName = style({ ...textStyle('title'), overflowWrap: 'anywhere' });
