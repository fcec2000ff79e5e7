import { recipe } from '@vanilla-extract/recipes';
import { ruleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const rule = ruleIn('primitives');
const { border, color, font, radius, space } = vars;

export const badge = recipe({
  base: rule({
    ...textStyle('caption'),
    display: 'inline-flex',
    gap: space[1],
    alignItems: 'center',
    paddingInline: 7,
    border: `${border.hairline} solid transparent`,
    borderRadius: radius.tag,
  }),
  variants: {
    tone: {
      neutral: rule({ borderColor: color.border.strong, color: color.text.secondary }),
      /** Nothing to be done: a state that passes by itself. */
      waiting: rule({ background: color.background.sunken, color: color.text.secondary }),
      action: rule({ background: color.action.surface, color: color.action.text }),
      done: rule({ background: color.done.surface, color: color.done.text }),
      attention: rule({ background: color.attention.surface, color: color.attention.text }),
      error: rule({ background: color.error.surface, color: color.error.text }),
    },
  },
});

export const count = recipe({
  base: rule({
    ...textStyle('caption'),
    ...tabular,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: '1.5em',
    paddingInline: 4,
    // Parts it from the icon that it lies on.
    boxShadow: `0 0 0 1.5px ${color.background.surface}`,
    borderRadius: radius.full,
    fontWeight: font.weight.semibold,
    '@media': { '(forced-colors: active)': { border: `${border.hairline} solid` } },
  }),
  variants: {
    tone: {
      neutral: rule({ background: color.text.primary, color: color.background.surface }),
      pay: rule({ background: color.pay.fill, color: color.pay.onFill }),
      onBar: rule({
        background: color.text.onBar,
        boxShadow: `0 0 0 1.5px ${color.background.bar}`,
        color: color.background.bar,
      }),
    },
  },
});
