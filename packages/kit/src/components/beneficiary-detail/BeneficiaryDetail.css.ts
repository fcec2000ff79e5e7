import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, space } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[3]}`,
  alignItems: 'center',
  padding: space[4],
});

export const name = style({ ...textStyle('figure24'), minInlineSize: 0, overflowWrap: 'anywhere' });

/** Small beside the name in letters. */
export const chinese = style({
  ...textStyle('body'),
  color: color.text.secondary,
  fontWeight: vars.font.weight.regular,
});

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  alignItems: 'baseline',
  justifyContent: 'space-between',
  minBlockSize: vars.size.touch,
  paddingInline: space[4],
  paddingBlock: 10,
  borderBlockStart: hairline,
});

export const label = style({ ...textStyle('body'), color: color.text.secondary });

/** A value that finds no room beside its label goes below it, still at the end. */
export const value = style({
  ...textStyle('body'),
  ...tabular,
  minInlineSize: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
  overflowWrap: 'anywhere',
});

export const document = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space[1]} ${space[4]}`,
  padding: space[4],
});

export const icon = style({ gridRow: '1 / span 3' });

export const kind = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[2]}`,
  alignItems: 'center',
  fontWeight: vars.font.weight.semibold,
});

export const number = style({ ...textStyle('strong'), fontWeight: vars.font.weight.regular, gridColumn: 2 });

export const small = style({
  ...textStyle('small'),
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  color: color.text.secondary,
});

export const shape = style({
  display: 'flex',
  justifyContent: 'space-between',
  padding: `${space[3]} ${space[4]}`,
  borderBlockStart: hairline,
});
