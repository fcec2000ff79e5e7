import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const rule = ruleIn('components');
const style = styleIn('components');
const { border, color, font, space } = vars;

export const top = style({ marginBlockEnd: space[3] });

/** The flight first, in the letters of the date. */
export const plainHead = style({
  ...textStyle('body'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  color: color.text.secondary,
});
export const plainFlight = style({ fontWeight: font.weight.semibold, color: color.text.primary });

const hairline = `${border.hairline} solid ${color.border.hairline}`;

/** Equal columns parted by lines; below each other where the words are long. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  overflowX: 'clip',
  rowGap: space[2],
  marginBlockEnd: space[3],
});
export const fact = style({
  flex: '1 0 auto',
  minInlineSize: '5.75rem',
  // The line before the first of a row is cut off.
  marginInlineStart: `calc(-1 * (${space[3]} + ${border.hairline}))`,
  marginInlineEnd: `calc(${space[3]} + ${border.hairline})`,
  paddingInlineStart: space[3],
  borderInlineStart: hairline,
});
export const label = style({ ...textStyle('small'), color: color.text.secondary });
export const value = style({ ...textStyle('figure24'), ...tabular, whiteSpace: 'nowrap' });
/** As high as a figure, so that the row does not move when it is known. */
export const open = style({
  ...textStyle('strong'),
  ...tabular,
  lineHeight: `calc(${font.figure24.size} * ${font.figure24.line})`,
  color: color.text.secondary,
});

/** An action that finds no room beside the countdown goes below it. */
export const stub = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[3]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const until = style({
  ...textStyle('small'),
  ...tabular,
  flex: '999 1 auto',
  color: color.text.secondary,
});

// On a line of its own it takes the breadth.
globalStyle(`.${until} + *`, rule({ flexGrow: 1 }));

/** Each fact a row, its figure at the end. */
export const plainFacts = style({ marginBlockEnd: space[3] });
export const plainFact = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBlock: space[1],
  borderBlockEnd: hairline,
});
export const plainLabel = style({ ...textStyle('body'), color: color.text.secondary });

/** One below the other, as wide as the card. */
export const plainStub = style({ display: 'grid', gap: space[3] });
export const plainUntil = style({ ...textStyle('body'), ...tabular, color: color.text.secondary });

export const strong = style({ fontWeight: font.weight.semibold, color: color.text.primary });
