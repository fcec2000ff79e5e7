import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { stack } from '../../primitives/stack.ts';

const style = styleIn('components');
const { border, color, font, size, space } = vars;

/** Height of the steps, which stay above the list and grow with the reader's text. */
export const stepsSize = `max(${size.field}, calc(${font.body.size} * ${font.body.line} + ${space[4]}))`;

export const steps = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: stack.bar,
  display: 'flex',
  gap: space[4],
  alignItems: 'center',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  blockSize: stepsSize,
  paddingInline: space[4],
  background: color.background.surface,
  borderBlockEnd: `${border.hairline} solid ${color.border.hairline}`,
});

export const step = style({
  ...textStyle('body'),
  flexShrink: 0,
  minBlockSize: size.touch,
  color: color.action.text,
  cursor: 'pointer',
});

export const now = style({ ...textStyle('body'), flexShrink: 0, fontWeight: font.weight.semibold });

/** The list's own rows begin at the gutter. */
export const list = style({ position: 'relative' });
