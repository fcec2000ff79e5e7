import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, radius, space } = vars;

export const own = style({ ...textStyle('strong') });
export const steps = style({ display: 'flex', gap: space[1], marginBlock: space[3] });
const step = { flex: 1, blockSize: 8, borderRadius: radius.full } as const;
export const reached = style({
  ...step,
  background: color.text.primary,
  border: `${border.hairline} solid transparent`,
});
export const open = style({ ...step, border: `${border.hairline} solid ${color.border.control}` });
export const next = style({ ...textStyle('small'), color: color.text.secondary, textWrap: 'pretty' });
