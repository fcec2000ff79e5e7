import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;

const line = `${border.hairline} solid ${color.border.hairline}`;

export const people = style({});
export const pass = style({ marginBlockStart: space[3] });
export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: line } },
});
export const name = style({
  ...textStyle('body'),
  fontWeight: font.weight.semibold,
  overflowWrap: 'anywhere',
});
export const small = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
export const seat = style({ ...textStyle('figure24'), ...tabular, marginInlineStart: 'auto' });

export const failed = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
});
export const failedIcon = style({ color: color.error.text });
export const failedBody = style({ display: 'grid', gap: space[2] });
export const failedPerson = style({ display: 'grid', gap: space[1] });
export const failedHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  alignItems: 'baseline',
  justifyContent: 'space-between',
});
export const not = style({
  ...textStyle('small'),
  fontWeight: font.weight.semibold,
  color: color.error.text,
});
export const reason = style(textStyle('body'));
export const where = style({
  marginBlockStart: space[1],
  paddingBlockStart: space[3],
  borderBlockStart: line,
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginBlockStart: space[1] });
globalStyle(`.${ways} > *`, ruleIn('components')({ flex: '1 1 7rem' }));

export const next = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(4.5rem, auto) minmax(0, 1fr)',
  columnGap: space[3],
  alignItems: 'baseline',
  paddingBlock: space[3],
  paddingInline: space[4],
});
export const nextTime = style({ ...textStyle('strong'), ...tabular });
export const nextWhat = style({ ...textStyle('body'), fontWeight: font.weight.semibold });
