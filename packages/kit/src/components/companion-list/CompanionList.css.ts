import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, space } = vars;

/** The words, and the way to change them at the end. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[2],
  alignItems: 'center',
  minBlockSize: 64,
  paddingInlineStart: space[4],
  paddingInlineEnd: space[1],
});

globalStyle(`.${row} > :first-child:last-child`, ruleIn('components')({ paddingInlineEnd: space[3] }));

/** A row that is not chosen from. */
export const words = style({ paddingBlock: space[3] });

/** Reaches both edges of the card, under the row that breaks the rule. */
export const alone = style({
  ...textStyle('small'),
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: space[3],
  padding: `${space[3]} ${space[4]}`,
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
  background: color.attention.surface,
  color: color.text.primary,
});

export const aloneIcon = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: '1lh',
  color: color.attention.text,
});

export const aloneTitle = style({ ...textStyle('strong'), color: color.attention.text });
