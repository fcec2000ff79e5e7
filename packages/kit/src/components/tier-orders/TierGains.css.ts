import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, space } = vars;

export const title = style({ ...textStyle('strong'), marginBlock: `${space[2]} ${space[3]}` });
export const table = style({ borderBlockStart: `${border.hairline} solid ${color.border.strong}` });
export const row = style({ borderBlockEnd: `${border.hairline} solid ${color.border.hairline}` });
export const name = style({
  ...textStyle('body'),
  paddingBlock: space[3],
  paddingInlineEnd: space[2],
  '@media': { '(max-width: 359px)': textStyle('small') },
});
export const before = style({
  ...textStyle('body'),
  ...tabular,
  paddingInlineEnd: space[2],
  color: color.text.secondary,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
/** Words of one line are never broken. */
export const now = style({
  ...textStyle('title'),
  ...tabular,
  overflowWrap: 'normal',
  textAlign: 'end',
  '@media': { '(max-width: 359px)': textStyle('strong') },
});
