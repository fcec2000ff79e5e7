import { styleIn } from '../theme/layered.ts';
import { textStyle } from '../theme/text.ts';
import { vars } from '../theme/vars.css.ts';

const style = styleIn('primitives');
const { border, color, radius, size, space } = vars;

/** The outlined box round a control and what is beside it. */
export const box = style({
  display: 'flex',
  // Where the reader's text is large, what is beside goes below instead of covering what is typed.
  flexWrap: 'wrap',
  alignItems: 'center',
  minBlockSize: size.field,
  border: `${border.hairline} solid ${color.border.control}`,
  borderRadius: radius.control,
  background: color.background.surface,
  selectors: {
    '&:has([aria-invalid])': {
      borderColor: color.error.text,
      boxShadow: `inset 0 0 0 calc(${border.error} - ${border.hairline}) ${color.error.text}`,
    },
    '&:has(> :is(input, select):focus-visible)': {
      outline: `${border.focus} solid ${color.action.focus}`,
      outlineOffset: border.focusOffset,
    },
    '&:has(> :is(input, select):focus-visible):not(:has([aria-invalid]))': {
      borderColor: color.action.focus,
    },
    '&:has(> :is(input, select):disabled)': {
      background: color.background.sunken,
      borderColor: color.border.strong,
    },
  },
});

export const control = style({
  ...textStyle('field'),
  flex: '1 1 6em',
  alignSelf: 'stretch',
  minInlineSize: 0,
  paddingInline: space[3],
  paddingBlock: space[2],
  border: 'none',
  borderRadius: radius.control,
  background: 'transparent',
  appearance: 'none',
  color: color.text.primary,
  selectors: {
    '&::placeholder': { color: color.text.tertiary, opacity: 1 },
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { color: color.text.tertiary, cursor: 'not-allowed' },
  },
});

export const beside = style({
  ...textStyle('small'),
  display: 'flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  color: color.text.secondary,
  selectors: {
    '&:first-child': { paddingInlineStart: space[3] },
    '&:last-child': { marginInlineStart: 'auto' },
    '&:last-child:not(:has(button, a))': { paddingInline: `${space[3]} ${space[3]}` },
  },
});
