import { styleVariants } from '@vanilla-extract/css';
import { stack } from '../../primitives/stack.ts';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const rule = ruleIn('components');
const { border, color, font, size, space } = vars;

/** Seven columns, and no more gutter than a narrow phone can spare. */
const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  inlineSize: '100%',
  maxInlineSize: size.content,
  marginInline: 'auto',
  paddingInline: space[2],
} as const;

/** Two months beside each other in a wide window. */
const pair = {
  [wide]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space[6],
    inlineSize: '100%',
    maxInlineSize: `calc(2 * ${size.content})`,
    marginInline: 'auto',
    paddingInline: space[4],
  },
} as const;

/** Paper: prices and bands are read on it. */
export const root = style({ background: color.background.surface, paddingBlockEnd: space[8] });

export const weekdays = style({
  ...textStyle('small'),
  position: 'sticky',
  zIndex: stack.bar,
  paddingBlock: space[2],
  borderBlockEnd: `${border.hairline} solid ${color.border.hairline}`,
  background: color.background.surface,
  textAlign: 'center',
  color: color.text.secondary,
});
const weekdayBase = style(columns);
export const weekday = styleVariants({
  first: [weekdayBase],
  second: [weekdayBase, rule({ display: 'none', '@media': { [wide]: { display: 'grid' } } })],
});

export const months = style({ '@media': pair });

export const legend = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  maxInlineSize: size.content,
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlockStart: space[3],
  color: color.text.secondary,
  '@media': { [wide]: { maxInlineSize: `calc(2 * ${size.content})`, paddingInline: space[8] } },
});
export const mark = {
  rest: style({ fontWeight: font.weight.semibold, color: color.done.text }),
  work: style({ fontWeight: font.weight.semibold, color: color.attention.text }),
};

/** Heights of a month that is not drawn yet, in rows; about, as prices and marks come later. */
const row = '4.25rem';

/** Under the bar and the weekdays. Months out of sight are laid out when they come near. */
const monthBase = style({
  paddingBlockStart: space[4],
  scrollMarginBlockStart: `calc(${size.appBar} + ${space[12]})`,
  contentVisibility: 'auto',
});
const monthOf = (weeks: number) => [
  monthBase,
  rule({ containIntrinsicBlockSize: `auto calc(3rem + ${weeks} * ${row})` }),
];
/** By the weeks that it has. */
export const month = styleVariants({
  1: monthOf(1),
  2: monthOf(2),
  3: monthOf(3),
  4: monthOf(4),
  5: monthOf(5),
  6: monthOf(6),
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  alignItems: 'baseline',
  justifyContent: 'space-between',
  maxInlineSize: size.content,
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlockEnd: space[2],
});
export const name = style(textStyle('strong'));
export const note = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
export const low = style({ fontWeight: font.weight.semibold, color: color.done.text });

export const grid = style({ display: 'grid', gap: space[1] });
export const week = style(columns);
