import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, motion, size, space } = vars;

export const head = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: space[4],
});

export const words = style({ flex: 1, minInlineSize: 0 });

export const title = style({ ...textStyle('strong'), overflowWrap: 'anywhere', textWrap: 'balance' });

export const detail = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });

/** A finger's height beside two lines of text. */
export const opener = style({
  ...textStyle('body'),
  display: 'flex',
  flexShrink: 0,
  gap: space[1],
  alignItems: 'center',
  minBlockSize: size.touch,
  marginBlock: `calc(-1 * ${space[2]})`,
  color: color.action.text,
});

export const arrow = style({
  display: 'flex',
  transition: `rotate ${motion.duration.state} ${motion.easing.out}`,
});
export const turned = style({
  display: 'flex',
  rotate: '180deg',
  transition: `rotate ${motion.duration.state} ${motion.easing.out}`,
});

export const lines = style({
  ...textStyle('body'),
  paddingBlock: space[2],
  paddingInline: space[4],
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
});

export const line = style({
  display: 'flex',
  gap: space[4],
  justifyContent: 'space-between',
  paddingBlock: space[1],
});

export const price = style({ ...tabular });
