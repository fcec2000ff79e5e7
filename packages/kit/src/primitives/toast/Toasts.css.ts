import { keyframes } from '@vanilla-extract/css';
import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { stack } from '../stack.ts';

const style = styleIn('primitives');
const { border, color, motion, radius, size, space } = vars;

const appear = keyframes({ from: { opacity: 0 } });

/** Above a tab bar of the usual height; actions that reach higher lift it. */
export const viewport = style({
  position: 'fixed',
  insetInline: space[4],
  insetBlockEnd: `calc(${size.tabBar} + ${space[6]} + env(safe-area-inset-bottom))`,
  zIndex: stack.toast,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});

export const toast = style({
  ...textStyle('body'),
  maxInlineSize: `calc(${size.content} - 2 * ${space[4]})`,
  paddingInline: space[4],
  paddingBlock: space[3],
  border: `${border.hairline} solid transparent`,
  borderRadius: radius.control,
  background: color.text.primary,
  color: color.background.surface,
  animation: `${appear} ${motion.duration.state} ${motion.easing.out}`,
});

/** A whole touch target, which makes the toast no higher. */
export const action = style({
  minInlineSize: size.touch,
  minBlockSize: size.touch,
  marginBlock: `calc(-1 * ${space[3]})`,
  marginInlineStart: space[2],
  color: 'inherit',
  textDecoration: 'underline',
  pointerEvents: 'auto',
});
