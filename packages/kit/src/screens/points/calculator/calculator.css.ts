import { styleIn } from '../../../theme/layered.ts';
import { textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, font, space } = vars;

export const form = style({ marginBlockStart: space[4] });
export const stack = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const skeleton = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const note = style({
  ...textStyle('small'),
  display: 'flex',
  gap: space[2],
  alignItems: 'flex-start',
  marginBlockStart: space[4],
  color: color.text.secondary,
  textWrap: 'pretty',
});
export const noteIcon = style({ display: 'flex', flexShrink: 0, paddingBlock: 2 });
export const figure = style({ fontWeight: font.weight.semibold, color: color.text.primary });

/** The key of the bars: ink is the member's own. */
export const balance = style({
  ...textStyle('small'),
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  color: color.text.secondary,
});
export const ink = style({ inlineSize: 12, blockSize: 12, borderRadius: 2, background: color.text.primary });
