import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, space } = vars;

export const conditions = style({ paddingBlockStart: space[4] });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockStart: space[3],
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
});
export const facts = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  paddingBlock: space[3],
  color: color.text.secondary,
});
export const fact = style({
  selectors: { '&:not(:last-child)::after': { content: '"·" / ""', marginInline: space[2] } },
});
/** Its target is 44 px high whatever its words are. */
export const change = style({ marginInlineEnd: `calc(-1 * ${space[4]})`, marginInlineStart: 'auto' });
