import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { border, color, size, space } = vars;

export const strip = style({
  paddingBlock: space[2],
  paddingInline: `max(${space[4]}, env(safe-area-inset-left)) max(${space[4]}, env(safe-area-inset-right))`,
  borderBlockEnd: `${border.hairline} solid ${color.attention.border}`,
  background: color.attention.surface,
});

/** Around words of the content that say it more exactly; it takes no part in the layout. */
export const told = style({ display: 'contents' });

globalStyle(`main:has(.${told}) .${strip}`, ruleIn('screens')({ display: 'none' }));

export const words = style({
  ...textStyle('small'),
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  maxInlineSize: `calc(${size.content} - 2 * ${space[4]})`,
  marginInline: 'auto',
  color: color.attention.text,
});
