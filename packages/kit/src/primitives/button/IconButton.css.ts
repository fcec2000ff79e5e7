import { recipe } from '@vanilla-extract/recipes';
import { ruleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const rule = ruleIn('primitives');

export const iconButton = recipe({
  base: rule({
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: vars.size.touch,
    minBlockSize: vars.size.touch,
    borderRadius: vars.radius.control,
  }),
  variants: {
    onBar: {
      true: rule({
        color: 'inherit',
        selectors: { '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -4 } },
      }),
      false: rule({
        color: vars.color.text.secondary,
        selectors: { '&:disabled': { color: vars.color.text.disabled, cursor: 'not-allowed' } },
      }),
    },
  },
});
