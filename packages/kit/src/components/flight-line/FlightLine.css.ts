import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, font, space } = vars;

/** The date finds its room at the end, or below. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  alignItems: 'baseline',
});

export const looks = {
  strong: style({ ...textStyle('strong'), justifyContent: 'space-between' }),
  small: style({ ...textStyle('small'), color: color.text.secondary }),
} as const;

export const flight = style({ minInlineSize: 0, overflowWrap: 'anywhere', textWrap: 'pretty' });

export const when = style({
  ...textStyle('small'),
  ...tabular,
  fontWeight: font.weight.regular,
  color: color.text.secondary,
  whiteSpace: 'nowrap',
  '@media': {
    // Names of airports are long in these languages: a line of its own on every phone, so that its height is known before.
    '(max-width: 479px)': {
      selectors: { [`${looks.small}:is(:lang(en), :lang(ru)) > &`]: { flexBasis: '100%' } },
    },
  },
});
