import { styleIn } from '../../../theme/layered.ts';
import { vars } from '../../../theme/vars.css.ts';
import { gutter } from '../gutter.ts';

const style = styleIn('components');
const { color, size, space } = vars;

/** Where the filter will be, under the tools. */
export const prices = style({
  display: 'flex',
  gap: space[2],
  paddingBlockStart: `calc(${size.field} + ${space[1]} + ${space[2]} + ${space[1]})`,
  paddingInline: gutter,
});

export const cabin = style({
  display: 'grid',
  rowGap: space[2],
  inlineSize: 'min(312px, 100%)',
  marginInline: 'auto',
  paddingBlock: `140px ${space[12]}`,
  border: `2px solid ${color.border.hairline}`,
  borderBlockEnd: 0,
  borderRadius: '50% 50% 0 0 / 112px 112px 0 0',
  background: color.seat.cabin,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 36px) 24px repeat(3, 36px)',
  columnGap: space[2],
  justifyContent: 'center',
});
