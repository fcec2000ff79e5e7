import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');
const { border, color, font, radius, size, space } = vars;

export const legend = style({
  ...textStyle('small'),
  padding: 0,
  marginBlockEnd: space[1],
  color: color.text.primary,
});

/** Round the parts of a choice that is wrong or missing. */
export const wrong = style({});

export const parts = style({
  position: 'relative',
  display: 'flex',
  // A part that is too narrow for its longest word goes below the others.
  flexWrap: 'wrap',
  border: `${border.hairline} solid ${color.border.control}`,
  borderRadius: radius.control,
  background: color.background.surface,
  selectors: {
    [`${wrong} > &`]: {
      borderColor: color.error.text,
      boxShadow: `inset 0 0 0 calc(${border.error} - ${border.hairline}) ${color.error.text}`,
      marginBlockEnd: space[1],
    },
  },
});

/** The chosen part's line covers the outer one and the dividers beside it, so that no edge is double. */
export const part = style({
  ...textStyle('body'),
  flex: '1 1 0',
  minInlineSize: 'min-content',
  overflowWrap: 'break-word',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: `calc(${size.field} - 2 * ${border.hairline})`,
  paddingInline: space[2],
  paddingBlock: space[1],
  color: color.text.primary,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: `${border.hairline} solid ${color.border.strong}` },
    '&:has(:checked)': { position: 'relative', color: color.action.text, fontWeight: font.weight.semibold },
    '&:has(:checked)::before': {
      content: '',
      position: 'absolute',
      inset: -1,
      border: `${border.error} solid ${color.action.text}`,
      background: color.action.surface,
    },
    '&:first-child:has(:checked)::before': {
      borderStartStartRadius: radius.control,
      borderEndStartRadius: radius.control,
    },
    '&:last-child:has(:checked)::before': {
      borderStartEndRadius: radius.control,
      borderEndEndRadius: radius.control,
    },
    '&:has(:focus-visible)': {
      outline: `${border.focus} solid ${color.action.focus}`,
      outlineOffset: border.focusOffset,
      borderRadius: radius.control,
    },
    '&:has(:disabled)': { color: color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { textDecoration: 'underline' } } },
  },
});

/** Above the chosen part's tint. */
export const words = style({ position: 'relative' });
