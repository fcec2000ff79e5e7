import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { border, color, font, radius, size, space } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

export const list = style({ display: 'grid', gap: space[4] });
/** Apart from a section above. */
export const below = style({ marginBlockStart: space[4] });
/** Two columns in a wide window, what has happened beside what it is about; one below the other before. */
export const halves = style({
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space[6],
      alignItems: 'start',
    },
  },
});
// In a column of its own it begins as high as a section's head beside it.
globalStyle(
  `.${halves} .${below}`,
  ruleIn('screens')({ '@media': { [wide]: { marginBlockStart: space[2] } } }),
);
/** Cards of a list, two beside each other where there is room. */
export const cards = style({
  display: 'grid',
  gap: space[4],
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' } },
});
// Cards far from sight cost no layout; they are about this high.
globalStyle(
  `.${cards} > li:nth-child(n + 6)`,
  ruleIn('screens')({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 230px' }),
);
/** Rows of a long list have their gap in them, the last one too. */
export const longList = style({ marginBlockEnd: `calc(-1 * ${space[4]})` });
export const longItem = style({ paddingBlockEnd: space[4] });
export const note = style({ ...textStyle('small'), color: color.text.secondary, marginBlock: space[3] });
export const identity = style({ marginBlockEnd: space[4] });
export const end = style({
  ...textStyle('small'),
  color: color.text.secondary,
  marginBlockStart: space[4],
  textAlign: 'center',
});
export const sumLabel = style({ ...textStyle('small'), color: color.text.secondary });
export const sum = style({ ...textStyle('strong'), ...tabular });

/** Head of a page that is about tickets, over its cards. */
export const headline = style({ ...textStyle('figure24'), textWrap: 'balance' });
export const subline = style({ ...textStyle('body'), color: color.text.secondary, marginBlockEnd: space[4] });
export const foot = style({ ...textStyle('small'), color: color.text.secondary, marginBlockStart: space[4] });
/** A link that is all of it is as high as a finger, though it takes the height of its line. */
globalStyle(
  `.${foot} > a:only-child`,
  ruleIn('screens')({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.touch,
    marginBlock: `calc((${font.small.size} * ${font.small.line} - ${size.touch}) / 2)`,
  }),
);

/** Flight and order under the bar. */
export const band = style({ paddingBlock: space[3] });
export const bandFlight = style(textStyle('strong'));
export const bandFacts = style({
  ...textStyle('small'),
  ...tabular,
  color: color.text.secondary,
  textWrap: 'pretty',
});
/** The flight of a ticket, below its number. */
export const leg = style({ display: 'block' });

/** Tickets of an application. */
export const tickets = style({ overflow: 'hidden' });
export const ticket = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  paddingInline: space[4],
  selectors: {
    '& + &': { borderBlockStart: hairline },
    '&[data-state="chosen"]': { background: color.action.surface },
  },
});
globalStyle(`.${ticket} > div:first-child`, ruleIn('screens')({ flex: 1 }));
export const locked = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  minBlockSize: size.touch,
  paddingBlock: space[2],
});
export const lock = style({ color: color.text.secondary, display: 'grid' });
export const detail = style({
  ...textStyle('small'),
  ...tabular,
  display: 'block',
  color: color.text.secondary,
});
export const figure = style({ ...tabular, fontWeight: font.weight.semibold, marginInlineStart: 'auto' });
export const strip = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  paddingInline: space[4],
  paddingBlock: space[2],
  color: color.attention.text,
  background: color.attention.surface,
});
export const stripWords = style({ flex: 1 });

export const fields = style({ display: 'grid', gap: space[4] });
export const textBox = style({
  minBlockSize: `calc(${size.field} * 2)`,
  alignItems: 'stretch',
});
globalStyle(
  `.${textBox}:has(> textarea:focus-visible)`,
  ruleIn('screens')({
    outline: `${border.focus} solid ${color.action.focus}`,
    outlineOffset: border.focusOffset,
  }),
);
export const text = style({ resize: 'vertical', fieldSizing: 'content' });

export const agreement = style({
  display: 'grid',
  gap: space[2],
  marginBlockStart: space[6],
  padding: space[4],
  borderRadius: radius.card,
  border: `${border.hairline} solid ${color.attention.border}`,
  background: color.attention.surface,
  textWrap: 'pretty',
});
export const agreementTitle = style({
  ...textStyle('strong'),
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  color: color.attention.text,
});

export const bar = style({ flex: '1 1 8rem', minInlineSize: 0 });
export const barLabel = style({ ...textStyle('small'), color: color.text.secondary });
export const barSum = style({ ...textStyle('figure24'), ...tabular });
export const barButton = style({ flex: '1 1 10rem' });

/** Now and after, side by side. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  gap: space[3],
  alignItems: 'center',
});
export const side = style({ display: 'grid', gap: space[2] });
export const sideHead = style({ ...textStyle('small'), color: color.text.secondary });
export const one = style({ display: 'flex', gap: space[2], alignItems: 'center' });
export const gone = style({ color: color.text.secondary });
export const cannot = style({ color: color.error.text });
export const why = style({
  borderBlockStart: hairline,
  marginBlockStart: space[3],
  paddingBlockStart: space[3],
});
export const above = style({ marginBlockEnd: space[3], selectors: { '&:empty': { display: 'none' } } });

/** Head of a request over the whole width. */
export const head = style({ paddingBlock: space[4], display: 'grid', gap: space[2] });
export const headTitle = style({
  ...textStyle('figure24'),
  display: 'flex',
  gap: space[3],
  alignItems: 'start',
  textWrap: 'balance',
  selectors: {
    '&[data-tone="attention"]': { color: color.attention.text },
    '&[data-tone="error"]': { color: color.text.primary },
  },
});
export const headIcon = style({
  display: 'grid',
  blockSize: '1lh',
  placeItems: 'center',
  selectors: {
    '&[data-tone="error"]': { color: color.error.text },
    '&[data-tone="done"]': { color: color.done.text },
    '&[data-tone="attention"]': { color: color.attention.text },
    '&[data-tone="neutral"]': { color: color.text.secondary },
  },
});
export const headLine = style({ ...textStyle('body'), color: color.text.secondary });
export const headSum = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space[3],
});
/** In place of a large sum that is not known: words, which a large figure's size would break. */
export const unknown = style({ ...textStyle('strong'), display: 'block' });
export const bigSum = style({ ...textStyle('figure32'), ...tabular, display: 'block' });
export const to = style({ textAlign: 'end', marginInlineStart: 'auto' });
/** The way that can be changed has its link below it. */
export const toLine = style({ display: 'block' });
export const card = style({ display: 'grid', gap: space[3] });
export const disputes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  borderBlockStart: hairline,
  paddingBlockStart: space[3],
});
export const event = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: hairline } },
});
export const eventAt = style({ ...tabular, color: color.text.secondary });
export const form = style({ display: 'grid', gap: space[4] });
/** As high as its line, though the copying button is a finger's. */
export const numbered = style({
  display: 'flex',
  justifyContent: 'end',
  alignItems: 'center',
  blockSize: `calc(${font.body.size} * ${font.body.line})`,
});
export const copy = style({ minBlockSize: size.touch, color: color.action.text });
