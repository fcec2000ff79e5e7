import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { hidden } from '../../primitives/hidden.css.ts';

const style = styleIn('components');
const { border, color, font, radius, size, space } = vars;

/** Three columns that share one outline; fewer where a word does not fit. */
export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginBlockStart: space[4],
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.card,
  background: color.background.surface,
  overflow: 'clip',
  // The outline of the chosen one lies over its neighbours', and under a bar that the page is scrolled beneath.
  isolation: 'isolate',
});
export const legend = hidden;
export const way = style({
  display: 'flex',
  flex: '1 1 30%',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 'min-content',
  minBlockSize: size.touch,
  padding: `${space[3]} ${space[2]}`,
  overflowWrap: 'normal',
  cursor: 'pointer',
  '@media': { '(min-width: 480px)': { padding: `${space[3]} ${space[4]}` } },
  outline: `${border.hairline} solid ${color.border.hairline}`,
  selectors: {
    '&:has(:checked)': {
      zIndex: 1,
      borderRadius: radius.card,
      background: color.action.surface,
      outline: `${border.error} solid ${color.action.fill}`,
      outlineOffset: `calc(-1 * ${border.error})`,
    },
    '&:has(:disabled)': { cursor: 'default' },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: font.strong.size,
  lineHeight: font.strong.line,
  fontWeight: font.weight.semibold,
});
export const sum = style({
  ...textStyle('title'),
  ...tabular,
  overflowWrap: 'normal',
  selectors: { [`${way}:has(:disabled) &`]: { color: color.text.secondary } },
});
export const of = style({ ...textStyle('small'), color: color.text.secondary });
export const none = style({ ...textStyle('body'), color: color.text.secondary });
export const detail = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
