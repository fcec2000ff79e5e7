import { styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, radius, space } = vars;

const lineOf = (name: 'strong' | 'small') => `${font[name].size} * ${font[name].line}`;

/** Height of a chip, which grows with the reader's text. */
export const chipHeight = `calc(${lineOf('strong')} + ${lineOf('small')} + 12px)`;

/** In one line, however many they are. */
export const chips = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(10.25rem, 1fr)',
  gap: space[3],
  // Room for the focus ring, which scrolling would cut off; over the gutter, so that the next one is seen.
  padding: space[1],
  paddingInline: space[4],
  margin: `calc(-1 * ${space[1]}) calc(-1 * ${space[4]})`,
  scrollPaddingInline: space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  selectors: { '&:lang(ru)': { gridAutoColumns: 'minmax(14rem, 1fr)' } },
});

export const chip = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(2.25em, 1fr) fit-content(60%)',
  gridTemplateRows: `calc(${lineOf('strong')}) calc(${lineOf('small')})`,
  alignContent: 'center',
  alignItems: 'center',
  columnGap: space[1],
  blockSize: chipHeight,
  contain: 'layout size style',
  paddingInline: space[3],
  border: `${border.hairline} solid ${color.border.control}`,
  borderRadius: radius.control,
  background: color.background.surface,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
});

/** Lies over the whole chip and draws its outline, so that a turn lays out nothing. */
export const radio = style({
  position: 'absolute',
  inset: -1,
  appearance: 'none',
  border: `${border.selected} solid transparent`,
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: { '&:checked': { borderColor: color.action.text } },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:checked': { borderWidth: 3, borderColor: 'Highlight' } } },
  },
});

export const number = style({
  ...textStyle('field'),
  fontWeight: font.weight.semibold,
  gridRow: 'span 2',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'center',
  minInlineSize: '1.75rem',
  minBlockSize: '1.75rem',
  marginInlineEnd: space[1],
  borderRadius: radius.control,
  background: color.action.fill,
  color: color.action.onFill,
});

export const name = style({ ...textStyle('strong'), overflow: 'clip', textOverflow: 'ellipsis' });

export const turn = style({
  ...textStyle('small'),
  color: color.action.text,
  // Its room is kept, so that a turn lays out nothing.
  visibility: 'hidden',
  overflow: 'clip',
  textAlign: 'end',
  textOverflow: 'ellipsis',
  selectors: { ':checked ~ &': { visibility: 'visible' } },
});

export const seat = style({
  ...textStyle('small'),
  gridColumn: 2,
  gridRow: 2,
  ...tabular,
  fontWeight: font.weight.semibold,
  // A designator alone always has room, and what clips is a picture of its own that changes with its words.
  selectors: { '&:has(> *)': { overflow: 'clip', textOverflow: 'ellipsis' } },
});

/** Without a seat there is no price, whose place it takes. */
export const none = style({
  ...textStyle('small'),
  gridColumn: '2 / -1',
  gridRow: 2,
  overflow: 'clip',
  color: color.text.secondary,
  textOverflow: 'ellipsis',
});

export const infant = style({
  marginInlineStart: space[2],
  color: color.text.secondary,
  fontWeight: font.weight.regular,
});

export const price = style({
  ...textStyle('caption'),
  ...tabular,
  gridColumn: 3,
  gridRow: 2,
  overflow: 'clip',
  textOverflow: 'ellipsis',
  color: color.text.secondary,
  textAlign: 'end',
});
