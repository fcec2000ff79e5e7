import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;

export const groups = style({ containerType: 'inline-size' });

export const group = style({
  paddingBlock: space[3],
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});
export const legend = style({ ...textStyle('body'), padding: 0, fontWeight: font.weight.semibold });
export const range = style({
  paddingBlock: space[4],
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
});

/** Head, bars, knobs and fields. */
export const place = style({ minBlockSize: 218 });

export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  alignItems: 'baseline',
});
export const count = style({
  ...textStyle('small'),
  ...tabular,
  marginInlineStart: 'auto',
  color: color.text.secondary,
  whiteSpace: 'nowrap',
});
/** A column of its own where there is room for it. */
export const lowest = style({
  ...textStyle('small'),
  ...tabular,
  display: 'none',
  minInlineSize: '5rem',
  color: color.text.secondary,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@container': { '(min-width: 18rem)': { display: 'inline' } },
});
