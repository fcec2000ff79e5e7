import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { border, color, font, radius, size, space } = vars;

export const above = style({ marginBlockEnd: space[3], selectors: { '&:empty': { display: 'none' } } });
/** All that is to be put right, between the flights and the form. */
export const problems = style({ marginBlockStart: space[4], selectors: { '&:empty': { display: 'none' } } });
export const skeleton = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

export const quiet = style({
  ...textStyle('small'),
  display: 'block',
  color: color.text.secondary,
  textWrap: 'pretty',
});
export const wrong = style({ ...textStyle('small'), color: color.error.text, textWrap: 'pretty' });

/** One flight of the summary: its place in the journey, times and ends, number and day. */
export const leg = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'flex-start',
  selectors: { '& + &': { marginBlockStart: space[4] } },
});
export const legMark = style({
  ...textStyle('small'),
  flexShrink: 0,
  paddingInline: space[2],
  border: `${border.hairline} solid ${color.border.strong}`,
  borderRadius: radius.control,
  color: color.text.secondary,
});
export const legWay = style({ flex: 1, minInlineSize: 0 });
export const legEnd = style({ textAlign: 'end' });
export const strong = style({ ...tabular, display: 'block', fontWeight: font.weight.semibold });
export const stub = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  color: color.text.secondary,
});

/** Passengers as chips, two in a row where there is room. */
export const chips = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  gap: space[3],
});
export const chip = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: size.touch,
  padding: `${space[2]} ${space[3]}`,
  border: `${border.hairline} solid ${color.action.fill}`,
  borderRadius: radius.control,
  background: color.action.surface,
  color: color.action.text,
  textAlign: 'start',
  textDecoration: 'none',
});
export const chipAdd = style({
  borderColor: color.border.strong,
  background: color.background.surface,
  color: color.text.primary,
});
export const chipWords = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const chipName = style({ display: 'block', fontWeight: font.weight.semibold });
export const chipDetail = style({ ...textStyle('small'), display: 'block', color: color.text.secondary });
/** Names that fill the fields below them. */
export const known = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minBlockSize: size.touch,
  marginBlockEnd: space[4],
});
export const below = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  marginBlockStart: space[3],
  selectors: { '&:empty': { display: 'none' } },
});
export const line = style({
  ...textStyle('small'),
  display: 'flex',
  gap: space[2],
  color: color.text.secondary,
});
export const lineIcon = style({ display: 'flex', alignItems: 'center', flexShrink: 0, blockSize: '1lh' });

/** A row of a card with a figure or a control at its end. */
export const row = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: size.touch,
  padding: `${space[2]} ${space[4]}`,
  selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.border.hairline}` } },
});
export const terms = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  paddingInline: space[4],
  listStyle: 'none',
});
/** A link on a line of its own, among others. */
export const term = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: size.touch });
export const rowPrice = style({ ...tabular, fontWeight: font.weight.semibold, whiteSpace: 'nowrap' });
export const off = style({
  ...tabular,
  color: color.done.text,
  fontWeight: font.weight.semibold,
  whiteSpace: 'nowrap',
});
/** Of what cannot be taken. */
export const offNever = style({ ...tabular, color: color.text.tertiary, whiteSpace: 'nowrap' });
globalStyle(`.${row} > label`, ruleIn('screens')({ flex: 1 }));

export const stepper = style({
  display: 'flex',
  alignItems: 'center',
  border: `${border.hairline} solid ${color.border.strong}`,
  borderRadius: radius.control,
  background: color.background.surface,
});
export const stepperValue = style({
  ...tabular,
  flex: 1,
  minInlineSize: 0,
  paddingInline: space[2],
  textAlign: 'center',
});
export const stepped = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: `0 ${space[4]} ${space[4]}`,
});

export const fields = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: `0 ${space[4]} ${space[4]}`,
});

export const agreements = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  marginBlockStart: space[5],
});

/** A checkbox brings its own height. */
export const chosen = style({ paddingInline: space[4] });
/** With the way to change them at its end, whose drawing, not its target, ends at the gutter. */
export const choosable = style({
  display: 'flex',
  alignItems: 'flex-start',
  paddingInline: `${space[4]} ${space[1]}`,
});
globalStyle(`.${choosable} > div`, ruleIn('screens')({ flex: 1, minInlineSize: 0 }));
export const membership = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  marginBlockStart: space[1],
});
/** Under a checkbox's words, clear of the next row. */
export const way = style({
  paddingBlockEnd: space[3],
  paddingInlineStart: `calc(20px + ${space[3]})`,
  selectors: { '&:empty': { display: 'none' } },
});
/** Ways to others, below those who are listed. */
export const apart = style({ marginBlockStart: space[6] });
/** A sentence below a card. */
export const after = style({
  ...textStyle('small'),
  marginBlockStart: space[3],
  color: color.text.secondary,
  textWrap: 'pretty',
});
export const choice = style({ display: 'flex', flexDirection: 'column', gap: space[1], padding: space[4] });
export const reason = style({
  ...textStyle('small'),
  display: 'flex',
  gap: space[2],
  color: color.attention.text,
});
export const block = style({ display: 'block' });
export const plain = style({ fontWeight: font.weight.regular });

export const service = style({ display: 'flex', flexDirection: 'column', gap: space[2], padding: space[4] });
export const serviceHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
});
/** A service that can be added; its button goes below words that need the room. */
export const addable = style({ flexWrap: 'wrap', paddingBlock: space[3] });
/** Words and price of a service; the price goes below words that need the room. */
export const offered = style({
  display: 'flex',
  flex: '1 1 8rem',
  flexWrap: 'wrap',
  columnGap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  minInlineSize: 0,
});
export const offeredWords = style({ flex: '1 1 5rem', minInlineSize: 0 });
globalStyle(`.${offered} > :last-child`, ruleIn('screens')({ marginInlineStart: 'auto' }));
export const bought = style({ display: 'grid', gap: space[1], paddingBlock: space[3] });
export const noted = style({ marginBlockStart: space[3] });
/** Rules, and beside them in a wide window what is to be read besides. */
export const noticeColumns = style({
  display: 'grid',
  rowGap: space[4],
  '@media': {
    [wide]: {
      gridTemplateColumns: `minmax(0, 1fr) ${size.aside}`,
      columnGap: space[6],
      alignItems: 'start',
    },
  },
});
export const rules = style({
  maxInlineSize: '44em',
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  paddingInlineStart: space[5],
  listStyle: 'disc',
  textWrap: 'pretty',
  selectors: { '&:not(:last-child)': { marginBlockEnd: space[3] } },
});

/** Keeps its words whole beside long ones. */
export const whole = style({ flexShrink: 0, marginInlineStart: 'auto' });
