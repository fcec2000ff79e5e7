import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space } = vars;

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  justifyContent: 'space-between',
});

export const fact = style({
  selectors: {
    '&:nth-child(even)': { marginInlineStart: 'auto', textAlign: 'end' },
    // Two share a line, even where a third would find room.
    '&:nth-child(odd):not(:first-child)': { flexBasis: '60%' },
  },
});
export const label = style({ ...textStyle('small'), color: color.text.secondary });
export const figure = style({ ...textStyle('figure24'), ...tabular, overflowWrap: 'anywhere' });
