import { styleIn } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const style = styleIn('primitives');
const { border, color, space } = vars;

/** A field that opens a list: what the box does for an input, it does for the button. */
export const box = style({
  selectors: {
    '&:has(> button:focus-visible)': {
      outline: `${border.focus} solid ${color.action.focus}`,
      outlineOffset: border.focusOffset,
    },
    '&:has(> button:focus-visible):not(:has([aria-invalid]))': { borderColor: color.action.focus },
    '&:has(> button:disabled)': { background: color.background.sunken, borderColor: color.border.strong },
  },
});

export const button = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  textAlign: 'start',
  cursor: 'pointer',
});

export const value = style({ flex: 1, minInlineSize: 0 });
export const none = style({ color: color.text.tertiary });
export const arrow = style({ color: color.text.secondary });
