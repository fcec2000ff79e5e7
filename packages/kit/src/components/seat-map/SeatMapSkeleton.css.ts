import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';
import { gutter } from './gutter.ts';

const style = styleIn('components');
const { color, space } = vars;

export const head = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: gutter,
  background: color.background.surface,
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
