import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, size, space } = vars;

export const article = style({ minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  marginBlockEnd: space[2],
});

export const name = style({
  ...textStyle('small'),
  minInlineSize: 0,
  fontWeight: font.weight.semibold,
  overflowWrap: 'anywhere',
});
/** A number that leads to its flight has room for a finger, and moves nothing. */
export const number = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.touch,
  marginBlock: `calc(-1 * ${space[3]})`,
});
export const people = style({ fontWeight: font.weight.regular, color: color.text.secondary });

export const times = style({ ...textStyle('title'), ...tabular });
export const shoulder = style({
  ...textStyle('caption'),
  marginInlineStart: space[1],
  verticalAlign: 'super',
  color: color.attention.text,
});
/** No line ends within a Chinese name; two places that find no line together find one each. */
export const places = style({
  ...textStyle('small'),
  color: color.text.secondary,
  wordBreak: 'keep-all',
  textWrap: 'balance',
});

export const airport = style({
  ...textStyle('small'),
  ...tabular,
  marginBlockStart: space[2],
  fontWeight: font.weight.semibold,
});

/** Parted by a hairline; gone where there is nothing to do. */
export const action = style({
  marginBlockStart: space[3],
  paddingBlockStart: space[3],
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
  selectors: { '&:empty': { display: 'none' } },
});
