import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');

export const base = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.control,
});

/** On the navy bar, and on a surface. */
export const onBar = style({
  color: 'inherit',
  selectors: { '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -4 } },
});
export const onSurface = style({
  color: vars.color.text.secondary,
  selectors: { '&:disabled': { color: vars.color.text.disabled, cursor: 'not-allowed' } },
});
