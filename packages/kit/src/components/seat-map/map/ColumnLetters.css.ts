import { stack } from '../../../primitives/stack.ts';
import { styleIn } from '../../../theme/layered.ts';
import { textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';
import { aisle, below, hull, padding, side } from './CabinHull.css.ts';
import { cell } from '../seat/seat.css.ts';

const style = styleIn('components');
const { border, color } = vars;

export const letters = style({
  ...textStyle('small'),
  position: 'sticky',
  insetBlockStart: below,
  zIndex: stack.overlay,
  borderBlock: `${border.hairline} solid ${color.border.hairline}`,
  overflow: 'clip',
  background: color.background.surface,
  color: color.text.secondary,
});

export const letterRow = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: `max(100%, ${hull} + 2 * ${side})`,
  minBlockSize: 28,
  paddingInline: `calc(max(100%, ${hull} + 2 * ${side}) / 2 - ${hull} / 2 + ${padding})`,
});

export const letter = style({
  flex: `1 0 ${cell}`,
  maxInlineSize: `calc(${cell} * 1.36)`,
  textAlign: 'center',
});
export const letterAisle = style({ flex: `1 0 ${aisle}` });
