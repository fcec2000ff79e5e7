import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { globalStyle } from '@vanilla-extract/css';

const style = styleIn('components');
const rule = ruleIn('components');
const { border, color, font, radius } = vars;

export const stepper = style({
  display: 'inline-flex',
  alignItems: 'center',
  color: color.action.text,
  border: `${border.hairline} solid ${color.border.control}`,
  borderRadius: radius.control,
});
globalStyle(
  `.${stepper} > [aria-disabled="true"]`,
  rule({ color: color.text.disabled, cursor: 'not-allowed' }),
);

export const value = style({
  ...textStyle('strong'),
  ...tabular,
  minInlineSize: '2ch',
  color: color.text.primary,
  fontWeight: font.weight.semibold,
  textAlign: 'center',
});
