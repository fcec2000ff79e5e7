import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, radius, space } = vars;

/** A choice and what is said of it. */
export const type = style({ display: 'flex', flexDirection: 'column', gap: space[1] });
export const hint = style({ ...textStyle('small'), color: color.text.tertiary, textWrap: 'pretty' });

/** The number and who shows it already. */
export const number = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

export const found = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space[2],
  paddingInline: space[4],
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.card,
  background: color.background.surface,
});
