import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, radius, space } = vars;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: space[1],
  ...tabular,
});
export const name = style({ ...textStyle('caption'), color: color.text.secondary, textAlign: 'center' });
export const day = style({
  ...textStyle('small'),
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: space[1],
  borderRadius: radius.tag,
  border: `${border.hairline} solid transparent`,
  color: color.text.secondary,
  selectors: {
    '&[data-state="counted"]': { background: color.background.sunken, color: color.text.primary },
    '&[data-state="due"]': {
      background: color.text.primary,
      color: color.background.surface,
      fontWeight: font.weight.semibold,
    },
    '&[data-state="today"]': {
      borderColor: color.attention.text,
      background: color.attention.surface,
      color: color.attention.text,
      fontWeight: font.weight.semibold,
    },
    '&[data-state="rest"]': { borderColor: color.border.hairline, borderStyle: 'dashed' },
  },
});
export const word = style(textStyle('caption'));
