import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, font, space } = vars;

export const families = style({ ...tabular });
export const group = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });
export const list = style({ display: 'grid', gap: space[3], marginBlockStart: space[3] });
export const cabin = style({ display: 'flex', flexDirection: 'column', alignItems: 'center' });
export const from = style({
  ...textStyle('small'),
  color: color.text.secondary,
  selectors: {
    '[data-state="active"] &': { color: color.price.text, fontWeight: font.weight.semibold },
  },
});
