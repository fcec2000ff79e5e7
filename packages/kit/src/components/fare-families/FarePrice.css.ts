import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color } = vars;

/** At the end of a card; in a column of a table under the name. */
export const price = style({
  display: 'flex',
  flexDirection: 'column',
  textAlign: 'end',
  selectors: { 'th &': { paddingInlineStart: `calc(20px + ${vars.space[3]})`, textAlign: 'start' } },
  // Beside a Russian name the smallest phone has no room for it.
  '@media': {
    '(max-width: 359px)': {
      selectors: {
        '&:lang(ru)': {
          flexBasis: '100%',
          paddingInlineStart: `calc(20px + ${vars.space[3]})`,
          textAlign: 'start',
        },
      },
    },
  },
});
export const sum = style({ ...textStyle('figure24'), ...tabular, color: color.price.text });
export const of = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
