import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { border, color, size, space } = vars;

export const stack = style({ display: 'grid', gap: space[4] });
/** A voucher under its title: what it is for, its conditions, and the way to use it. */
export const voucher = style({
  display: 'grid',
  gap: space[3],
  selectors: { '& + &': { marginBlockStart: space[3] } },
});
/** Never wider than the window: a table within scrolls. Sections bring the rest of their distance. */
export const columns = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });
globalStyle(`.${columns} > section:not(:first-child)`, ruleIn('screens')({ marginBlockStart: space[3] }));
export const note = style({ ...textStyle('small'), color: color.text.secondary, textWrap: 'pretty' });
export const facts = style({ borderBlockEnd: `${border.hairline} solid ${color.border.strong}` });
export const fact = style({
  ...textStyle('body'),
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.touch,
  paddingBlock: space[2],
  borderBlockStart: `${border.hairline} solid ${color.border.strong}`,
});
export const band = style({ display: 'grid', gap: space[1], paddingBlock: space[3] });
export const flight = style({ ...textStyle('strong') });
export const facts13 = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
/** A flight's day and number with its cabin, above its times. */
export const flightDay = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  marginBlockEnd: space[1],
  color: color.text.secondary,
});
/** A number that is read as one. */
export const unbroken = style({ whiteSpace: 'nowrap' });
export const struck = style({ textDecoration: 'line-through', color: color.text.tertiary });
export const tickets = style({ ...textStyle('small'), ...tabular, display: 'grid', gap: space[1] });
export const search = style({
  display: 'grid',
  gap: space[3],
  '@media': { [wide]: { maxInlineSize: `calc(${size.content} - 2 * ${space[4]})` } },
});
export const skeleton = style({ display: 'grid', gap: space[3] });
export const bar = style({ display: 'flex', flex: 1, flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
export const due = style({ flex: '1 1 120px', minInlineSize: 0 });
export const dueLabel = style({ ...textStyle('small'), display: 'block', color: color.text.secondary });
export const dueAmount = style({ ...textStyle('figure24'), ...tabular, color: color.text.primary });
export const submit = style({ flex: '1 1 160px', display: 'grid' });

/** Fates of what a change touches, a row each. */
export const consequences = style({
  borderBlockEnd: `${border.hairline} solid ${color.border.strong}`,
});
export const consequence = style({
  display: 'flex',
  gap: space[3],
  minBlockSize: size.touch,
  paddingBlock: space[3],
  borderBlockStart: `${border.hairline} solid ${color.border.strong}`,
});
export const heading = style({ ...textStyle('strong') });

/** Two columns in a wide window, one below the other before; a section brings the rest of its distance. */
export const halves = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[6] } },
});
/** A list, and beside it in a wide window what tells of it. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${size.aside}`,
  columnGap: space[6],
  alignItems: 'start',
});
/** Tickets on a card, a line each. */
export const lines = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
/** Head over what belongs to one flight. */
export const flightHead = style({ ...textStyle('strong'), marginBlockEnd: space[2] });
/** Cards side by side where there is room. */
export const cards = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
