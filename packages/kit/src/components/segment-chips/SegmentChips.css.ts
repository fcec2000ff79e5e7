import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, radius, space } = vars;

/** In one line, however many they are. */
export const chips = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(max-content, 1fr)',
  gap: space[3],
  // Room for the focus ring, which scrolling would cut off; over the gutter, so that the next one is seen.
  padding: `${space[1]} ${space[4]}`,
  margin: `calc(-1 * ${space[1]}) calc(-1 * ${space[4]})`,
  scrollPaddingInline: space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const chip = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `0 ${space[2]}`,
  alignItems: 'baseline',
  minInlineSize: 168,
  minBlockSize: 56,
  alignContent: 'center',
  paddingInline: space[3],
  paddingBlock: space[1],
  border: `${border.hairline} solid ${color.border.control}`,
  borderRadius: radius.control,
  background: color.background.surface,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: color.action.text,
      boxShadow: `inset 0 0 0 1px ${color.action.text}`,
    },
    '&:has(:focus-visible)': {
      outline: `${border.focus} solid ${color.action.focus}`,
      outlineOffset: border.focusOffset,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { borderWidth: 3 } } },
  },
});

export const route = style({ ...textStyle('strong'), whiteSpace: 'nowrap' });

const small = { ...textStyle('small'), ...tabular, color: color.text.secondary } as const;

export const day = style({ ...small, textAlign: 'end', whiteSpace: 'nowrap' });
export const flight = style({ ...small, whiteSpace: 'nowrap' });
export const none = style({ ...small, textAlign: 'end' });
export const seats = style({
  ...small,
  color: color.text.primary,
  fontWeight: font.weight.semibold,
  textAlign: 'end',
});
