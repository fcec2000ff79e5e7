import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

/** Side by side while each has the breadth of a small phone. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  columnGap: space[6],
  alignItems: 'start',
  marginBlockStart: space[4],
});
export const column = style({ minInlineSize: 0 });

export const facts = style({ display: 'flex', flexWrap: 'wrap', overflowX: 'clip', rowGap: space[3] });
export const fact = style({
  flex: '1 0 auto',
  minInlineSize: '5.75rem',
  // The line before the first of a row is cut off.
  marginInlineStart: `calc(-1 * (${space[3]} + ${border.hairline}))`,
  marginInlineEnd: `calc(${space[3]} + ${border.hairline})`,
  paddingInlineStart: space[3],
  borderInlineStart: hairline,
});
export const small = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
export const value = style({ ...textStyle('figure24'), ...tabular, whiteSpace: 'nowrap' });
export const unit = style({ ...textStyle('small'), color: color.text.secondary });
/** As high as a figure. */
export const later = style({
  fontSize: font.strong.size,
  color: color.text.secondary,
});

export const person = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: space[4],
  selectors: { '& + &': { borderBlockStart: hairline } },
});
export const name = style({ ...textStyle('body'), fontWeight: font.weight.semibold });
export const seat = style({ ...textStyle('title'), ...tabular });
