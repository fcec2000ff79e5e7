import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, radius, space } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

/** Height of the part that scrolls: some of the letter is always below. */
const visible = '14em';

export const letter = style({
  border: hairline,
  borderRadius: radius.card,
  background: color.background.surface,
  overflow: 'clip',
});
export const text = style({
  ...textStyle('body'),
  maxBlockSize: visible,
  overflowY: 'auto',
  padding: space[4],
});
export const points = style({
  display: 'grid',
  gap: space[3],
  paddingInlineStart: space[5],
  listStyle: 'decimal',
});
export const signed = style({
  ...textStyle('small'),
  marginBlockStart: space[4],
  color: color.text.secondary,
});
export const end = style({ blockSize: 1 });
export const agree = style({
  paddingInline: space[4],
  borderBlockStart: hairline,
  background: color.action.surface,
});
export const read = style({ display: 'inline-flex', gap: space[1], color: color.done.text });
