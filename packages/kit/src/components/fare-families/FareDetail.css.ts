import { styleIn } from '../../theme/layered.ts';
import { textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, radius, space } = vars;

/** Side by side where there is room. */
export const detail = style({
  display: 'grid',
  gap: space[4],
  marginBlockStart: space[4],
  '@media': { [wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(22rem, 1fr))', alignItems: 'start' } },
});
export const title = style({ ...textStyle('strong'), marginBlockEnd: space[2] });
export const box = style({
  overflowX: 'auto',
  // A word that is cut in two cannot be read; the table has room for the longest.
  overflowWrap: 'normal',
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.control,
  background: color.background.surface,
});
export const note = style({ ...textStyle('small'), marginBlockStart: space[2], color: color.text.secondary });
export const child = style({ marginBlockStart: space[3] });
