import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;

export const kinds = style({ display: 'grid' });
export const kind = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.border.hairline}` } },
});
export const words = style({ display: 'grid' });
export const name = style({ ...textStyle('body'), fontWeight: font.weight.medium });
export const text = style({ ...textStyle('small'), color: color.text.secondary });

export const notes = style({
  ...textStyle('small'),
  display: 'grid',
  gap: space[1],
  marginBlockEnd: space[6],
  color: color.text.secondary,
});
export const mind = style({ color: color.attention.text });
