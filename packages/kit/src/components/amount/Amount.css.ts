import { styleIn } from '../../theme/layered.ts';
import { tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, font, space } = vars;

/** Size, weight and colour of the figure are those of its place. */
export const amount = style({ ...tabular, whiteSpace: 'nowrap' });

/** About half of the figure, within what can be read and what is still small. */
const small = {
  fontSize: `min(${font.body.size}, max(${font.caption.size}, 0.6em))`,
  fontWeight: font.weight.regular,
} as const;

/** In the colour of its figure: a sign of a price is a part of the price. */
export const currency = style(small);
export const unit = style({ ...small, color: color.text.secondary });

export const was = style({
  marginInlineEnd: space[2],
  color: color.text.tertiary,
  fontWeight: font.weight.regular,
});
