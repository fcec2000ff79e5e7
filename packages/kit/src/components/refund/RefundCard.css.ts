import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

export const card = style({ overflow: 'hidden' });
export const body = style({ display: 'grid', gap: space[2], padding: space[4] });
export const line = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
export const flight = style({ color: color.text.primary, fontWeight: font.weight.semibold });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
});
export const route = style(textStyle('title'));
export const people = style({ display: 'grid' });
export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockStart: hairline,
});
export const number = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
export const sum = style(tabular);
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: space[4],
  borderBlockStart: hairline,
});
/** Beside the button only where a line holds a few words. */
export const footWords = style({ flex: '1 1 12rem' });
export const footFigures = style({ flex: '1 1 auto' });
export const footLabel = style({ ...textStyle('small'), display: 'block', color: color.text.secondary });
export const footSum = style({ ...textStyle('title'), ...tabular });
export const loss = style({
  ...textStyle('small'),
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  paddingBlock: space[2],
  paddingInline: space[4],
  color: color.attention.text,
  background: color.attention.surface,
});
