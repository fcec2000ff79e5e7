import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, font, space } = vars;

export const card = style({ display: 'flex', overflow: 'hidden' });
export const words = style({ flex: 1, minInlineSize: 0, padding: space[4] });
export const title = style({
  ...textStyle('strong'),
  display: 'block',
  marginBlockEnd: space[1],
  color: color.text.primary,
});
export const detail = style({
  ...textStyle('body'),
  ...tabular,
  display: 'block',
  color: color.text.secondary,
  textWrap: 'pretty',
});

const state = {
  ...textStyle('small'),
  display: 'block',
  marginBlockStart: space[2],
  fontWeight: font.weight.medium,
} as const;
export const open = style({ ...state, color: color.done.text });
export const full = style({ ...state, color: color.attention.text });
export const over = style({ ...state, color: color.text.secondary });

/** Gives way to words that need the room. */
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flex: '0 0 min(37%, 148px)',
  paddingBlock: space[3],
  background: color.drawing.ground,
  '@media': { '(max-width: 20rem)': { display: 'none' } },
});
