import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, size, space } = vars;

export const band = style({ paddingBlock: space[3] });
export const asked = style(textStyle('strong'));
export const note = style({ ...textStyle('small'), color: color.text.secondary });
export const price = style({ ...textStyle('strong'), ...tabular, color: color.price.text });
export const none = style({ ...textStyle('small'), color: color.text.secondary });

/** Days and airports side by side in a wide window. */
export const columns = style({
  '@media': {
    [wide]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[6] },
  },
});
globalStyle(
  `.${columns} > section`,
  ruleIn('screens')({ '@media': { [wide]: { marginBlockStart: space[2] } } }),
);

export const back = style({
  marginBlockStart: space[5],
  '@media': { [wide]: { maxInlineSize: `calc(${size.content} - 2 * ${space[4]})` } },
});
