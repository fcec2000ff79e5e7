import { wrap } from '../../primitives/page-top.css.ts';
import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space, border, radius } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

/** Keeps the gutter on a screen that reaches both edges. */
export const gutter = style({
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlock: space[4],
  '@media': { [wide]: { maxInlineSize: wrap, paddingInline: space[6] } },
});

export const form = style({ display: 'grid', gap: space[5] });
export const quick = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))',
  gap: space[2],
});

export const card = style({
  background: color.background.surface,
  border: hairline,
  borderRadius: radius.card,
});

export const figure = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[3]} ${space[4]}`,
  selectors: { '& + &': { borderBlockStart: hairline } },
});
export const figureName = style({ ...textStyle('body'), display: 'block' });
export const figureText = style({
  ...textStyle('small'),
  display: 'block',
  color: color.text.secondary,
  textWrap: 'pretty',
});
/** Beside a long sentence too it ends where the others end. */
export const figureValue = style({
  ...textStyle('strong'),
  ...tabular,
  flexShrink: 0,
  whiteSpace: 'nowrap',
});

export const rules = style({
  display: 'grid',
  gap: space[2],
  color: color.text.secondary,
  paddingInlineStart: space[5],
  listStyle: 'decimal',
  textWrap: 'pretty',
});

export const totalLabel = style({ ...textStyle('small'), color: color.text.secondary });
export const totalFigure = style({ ...textStyle('figure40'), ...tabular });

export const question = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockStart: space[4],
  color: color.text.secondary,
});

/** The words begin on the edge that the text above begins on. */
export const call = style({ marginInlineStart: `calc(-1 * ${space[4]})` });

/** The number ends on the edge that the card above ends on. */
export const ask = style({ marginInlineEnd: `calc(-1 * ${space[4]})` });
