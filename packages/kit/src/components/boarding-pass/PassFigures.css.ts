import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space } = vars;

/** Left, centre, right, on one baseline; where three do not fit side by side, one under the other. */
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[2],
  alignItems: 'last baseline',
  '@container': { '(max-width: 14rem)': { flexDirection: 'column', alignItems: 'stretch' } },
});

export const figure = style({
  selectors: {
    '&:nth-child(2)': { textAlign: 'center' },
    '&:nth-child(3)': { textAlign: 'end' },
  },
  '@container': {
    '(max-width: 14rem)': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: space[3],
    },
  },
});

export const label = style({ ...textStyle('small'), color: color.text.secondary });

export const value = style({
  ...textStyle('figure40'),
  ...tabular,
  whiteSpace: 'nowrap',
  '@container': {
    '(max-width: 17rem)': { ...textStyle('figure32') },
    // One that finds no room beside its label stays in the column of the others.
    '(max-width: 14rem)': { marginInlineStart: 'auto' },
  },
});
