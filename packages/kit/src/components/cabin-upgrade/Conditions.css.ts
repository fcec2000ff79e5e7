import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, size, space } = vars;

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: size.touch,
  paddingBlock: space[2],
  marginInline: space[4],
  selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.border.hairline}` } },
});
export const met = style({ color: color.done.text });
export const unmet = style({ color: color.error.text });
/** Where the fact has no room beside them, it goes below. */
export const words = style({ ...textStyle('body'), flex: '1 1 60%' });
export const fact = style({
  ...textStyle('small'),
  ...tabular,
  marginInlineStart: 'auto',
  color: color.text.secondary,
  textAlign: 'end',
});
