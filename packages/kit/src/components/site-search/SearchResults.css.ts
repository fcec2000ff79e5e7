import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, space } = vars;

const line = `${border.hairline} solid ${color.border.hairline}`;

export const results = style({});
globalStyle(`.${results} > li`, ruleIn('components')({ borderBlockStart: line }));

export const none = style({ paddingBlockStart: space[4], borderBlockStart: line });
export const title = style({ ...textStyle('strong'), paddingInline: space[4] });
export const text = style({
  ...textStyle('small'),
  paddingInline: space[4],
  paddingBlockEnd: space[2],
  color: color.text.secondary,
});
