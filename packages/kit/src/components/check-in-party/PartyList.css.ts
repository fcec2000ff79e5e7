import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;

export const person = style({ paddingInline: space[4] });

/** On the lower edge of the row that it is about. */
export const alone = style({
  display: 'flex',
  gap: space[3],
  padding: space[4],
  borderBlockStart: `${border.hairline} solid ${color.attention.text}`,
  background: color.attention.surface,
});
export const aloneIcon = style({ flexShrink: 0, marginBlockStart: 2, color: color.attention.text });
export const aloneTitle = style({
  ...textStyle('body'),
  fontWeight: font.weight.semibold,
  color: color.attention.text,
});
export const aloneText = style({ ...textStyle('small'), color: color.text.primary });

export const shape = style({
  display: 'flex',
  gap: space[3],
  padding: space[4],
  selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.border.hairline}` } },
});
export const shapeWords = style({ display: 'grid', gap: space[3], paddingBlockStart: 2 });
