import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;

export const facts = style({ marginBlockStart: space[3] });
export const fact = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  justifyContent: 'space-between',
  paddingBlock: space[1],
});
/** Credited points, apart from when and by which ticket. */
export const points = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBlock: space[2],
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
  selectors: { [`${fact} + &`]: { marginBlockStart: space[2] } },
});
export const label = style({ color: color.text.secondary });
export const value = style({ ...tabular, marginInlineStart: 'auto', textAlign: 'end' });
export const amount = style({
  ...tabular,
  marginInlineStart: 'auto',
  fontWeight: font.weight.semibold,
  whiteSpace: 'nowrap',
});

/** On a slip of its own. */
export const numbers = style({ display: 'grid' });
export const strong = style({
  ...textStyle('strong'),
  ...tabular,
  marginInlineStart: 'auto',
  overflowWrap: 'anywhere',
  textAlign: 'end',
});
