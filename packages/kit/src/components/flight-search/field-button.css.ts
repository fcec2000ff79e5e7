import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, radius } = vars;

/** A field without a box of its own that is a button: pressed, wrong and in focus it looks the same wherever it stands in the search. */
export const fieldButton = style({
  borderRadius: radius.control,
  selectors: {
    '&:active': { background: color.background.sunken },
    '&[data-state="invalid"]': { boxShadow: `inset 0 -${border.error} 0 ${color.error.text}` },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
