import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { secondary } from '../tier-surface/TierSurface.css.ts';

const style = styleIn('components');
const { font, space } = vars;

/** Two columns that become rows where the words are long. */
export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[2],
  padding: space[4],
});

export const second = style({ ...textStyle('small'), ...tabular, color: secondary });
export const strong = style({ fontWeight: font.weight.semibold });
export const figure = style({ ...textStyle('figure32'), ...tabular, marginBlockStart: space[2] });

/** Its last line is on the figure's baseline. */
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[2],
  textAlign: 'end',
  marginInlineStart: 'auto',
});
export const identity = style({
  ...textStyle('small'),
  ...tabular,
  color: secondary,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
});
export const number = style({
  whiteSpace: 'nowrap',
  selectors: { '&::before': { content: '"•"', marginInline: space[1] } },
});
