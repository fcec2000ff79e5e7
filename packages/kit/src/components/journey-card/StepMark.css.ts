import { recipe } from '@vanilla-extract/recipes';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const rule = ruleIn('components');
const style = styleIn('components');
const { border, color, font, radius } = vars;

export const mark = recipe({
  base: rule({
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
  }),
  variants: {
    step: {
      now: rule({ borderColor: color.action.text, color: color.action.text }),
      done: rule({ borderColor: color.done.text, background: color.done.surface, color: color.done.text }),
      missed: rule({ borderColor: color.attention.text, color: color.attention.text }),
      locked: rule({}),
    },
  },
});

export const drawn = style({ display: 'flex' });
