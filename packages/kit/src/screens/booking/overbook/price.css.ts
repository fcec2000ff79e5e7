import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { border, color, font, space } = vars;

export const due = style({ flex: '1 1 8rem', minInlineSize: 0 });
export const dueLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  alignItems: 'center',
});
/** Its words, not its target, line up with those before it and above it. */
export const details = style({ paddingInline: 0 });
export const dueAmount = style({
  ...textStyle('figure24'),
  ...tabular,
  display: 'block',
  color: color.price.text,
  whiteSpace: 'nowrap',
});
/** Its words are never broken; the sum gives way. */
export const pay = style({ flex: '1 0 auto' });

/** The price in lines: words, how often, and how much. */
export const breakdown = style({ inlineSize: '100%', borderCollapse: 'collapse', ...tabular });
export const group = style({ fontWeight: font.weight.semibold });
export const times = style({ ...textStyle('small'), color: color.text.secondary, whiteSpace: 'nowrap' });
globalStyle(
  `.${breakdown} th`,
  ruleIn('screens')({ fontWeight: 'inherit', textAlign: 'start', paddingBlock: space[1] }),
);
globalStyle(
  `.${breakdown} td`,
  ruleIn('screens')({ textAlign: 'end', paddingBlock: space[1], paddingInlineStart: space[2] }),
);
globalStyle(
  `.${breakdown} tbody + tbody`,
  ruleIn('screens')({ borderBlockStart: `${border.hairline} solid ${color.border.hairline}` }),
);
export const earn = style({ ...textStyle('small'), marginBlockStart: space[3], color: color.text.secondary });
