import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, font, space } = vars;

export const stack = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
// With the gap, as far from what is above as any section.
globalStyle(`.${stack} > section`, ruleIn('screens')({ marginBlockStart: space[2] }));

/** Below the tabs, whose strip ends in a hairline. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  marginBlockStart: space[4],
});
export const count = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
export const intro = style({ color: color.text.secondary, textWrap: 'pretty' });
export const note = style({ ...textStyle('small'), color: color.text.secondary, textWrap: 'pretty' });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const rules = style({
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[5],
  color: color.text.secondary,
  listStyle: 'decimal',
  textWrap: 'pretty',
});

/** The kind that the instructions were opened for. */
export const chosen = style({ fontWeight: font.weight.semibold, color: color.text.primary });
