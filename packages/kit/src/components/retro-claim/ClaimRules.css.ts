import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

export const spans = style({
  background: color.background.surface,
  border: hairline,
  borderRadius: vars.radius.card,
});
export const span = style({
  padding: `${space[3]} ${space[4]}`,
  selectors: { '& + &': { borderBlockStart: hairline } },
});
export const label = style({ ...textStyle('small'), color: color.text.secondary });
export const value = style({ fontWeight: font.weight.semibold, textWrap: 'pretty' });
export const now = style({ ...textStyle('small'), color: color.text.secondary });
export const rules = style({
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[5],
  listStyle: 'decimal',
  color: color.text.secondary,
  textWrap: 'pretty',
});
