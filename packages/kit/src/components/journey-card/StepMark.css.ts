import { styleVariants } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const rule = ruleIn('components');
const style = styleIn('components');
const { border, color, font, radius } = vars;

const markBase = style({
  ...textStyle('small'),
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `${border.error} solid ${color.border.strong}`,
  borderRadius: radius.full,
  background: color.background.surface,
  fontWeight: font.weight.semibold,
  color: color.text.secondary,
});
export const mark = styleVariants({
  now: [markBase, rule({ borderColor: color.action.text, color: color.action.text })],
  done: [
    markBase,
    rule({ borderColor: color.done.text, background: color.done.surface, color: color.done.text }),
  ],
  missed: [markBase, rule({ borderColor: color.attention.text, color: color.attention.text })],
  locked: [markBase],
});

export const drawn = style({ display: 'flex' });
