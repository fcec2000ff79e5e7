import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, size, space } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: size.touch,
  paddingBlock: space[2],
  marginInline: space[4],
  selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.border.hairline}` } },
});
export const met = style({ color: color.done.text });
export const unmet = style({ color: color.error.text });
/** Where the fact has no room beside the words, it goes below. */
export const answered = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  minInlineSize: 0,
});
export const words = style({ ...textStyle('body') });
export const fact = style({
  ...textStyle('small'),
  ...tabular,
  marginInlineStart: 'auto',
  color: color.text.secondary,
  textAlign: 'end',
});
