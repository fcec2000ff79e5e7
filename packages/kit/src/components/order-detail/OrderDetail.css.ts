import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;

export const stack = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const line = style({
  ...textStyle('small'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  justifyContent: 'space-between',
  marginBlockEnd: space[3],
  color: color.text.secondary,
});
/** Parted from the day by a stroke, as everywhere. */
export const flightNo = style({
  marginInlineStart: space[1],
  paddingInlineStart: space[2],
  borderInlineStart: `${border.hairline} solid ${color.border.strong}`,
  color: color.text.primary,
  fontWeight: font.weight.semibold,
});
export const cancelled = style({
  ...textStyle('small'),
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  marginBlockEnd: space[3],
  color: color.attention.text,
  fontWeight: font.weight.semibold,
});
export const included = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[6]}` });
export const fact = style({ minInlineSize: 0 });
/** Cabin and baggage of some of the party, under their names. */
export const apart = style({ selectors: { '& + &': { marginBlockStart: space[4] } } });
export const apartHead = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  justifyContent: 'space-between',
  marginBlockEnd: space[1],
  color: color.text.secondary,
});
export const apartNames = style({
  color: color.text.primary,
  fontWeight: font.weight.semibold,
  overflowWrap: 'anywhere',
});
export const label = style({ ...textStyle('small'), color: color.text.secondary });
export const value = style({ ...textStyle('strong'), ...tabular });

export const person = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: space[4],
});
export const who = style({ minInlineSize: 0 });
export const name = style({ ...textStyle('strong'), overflowWrap: 'anywhere' });
export const type = style({
  ...textStyle('small'),
  marginInlineStart: space[2],
  fontWeight: font.weight.regular,
  color: color.text.secondary,
});
export const small = style({
  ...textStyle('small'),
  ...tabular,
  color: color.text.secondary,
  overflowWrap: 'anywhere',
});
export const seat = style({ flexShrink: 0, textAlign: 'end' });
export const seatNo = style({ ...textStyle('title'), ...tabular });

export const lines = style({ padding: `${space[2]} ${space[4]}` });
export const priceLine = style({
  ...textStyle('body'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  justifyContent: 'space-between',
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.border.hairline}` } },
});
export const total = style({ ...textStyle('strong'), alignItems: 'baseline' });
export const partSum = style({ fontWeight: font.weight.semibold });
export const sum = style({ ...textStyle('title'), marginInlineStart: 'auto' });

export const event = style({
  ...textStyle('body'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBlock: space[2],
});
export const eventOf = style({
  ...textStyle('small'),
  display: 'block',
  color: color.text.secondary,
  overflowWrap: 'anywhere',
});
export const eventAt = style({ ...textStyle('small'), color: color.text.secondary });
