import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space } = vars;

export const documents = style({ display: 'block' });

/** Parts that find no room beside the name go below it. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[2]}`,
  alignItems: 'center',
});

export const name = style({
  ...textStyle('strong'),
  minInlineSize: 0,
  color: color.text.primary,
  overflowWrap: 'anywhere',
});

/** Small beside the name in letters. */
export const chinese = style({ ...textStyle('small'), color: color.text.secondary });

export const word = style({ ...textStyle('body'), color: color.text.secondary });

export const document = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  marginBlockStart: space[1],
  color: color.text.secondary,
});
