import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, space } = vars;

/** A further document, parted from what is above it. Its title and the way to take it out share one line. */
export const more = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  rowGap: space[5],
  columnGap: space[3],
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
  paddingBlockStart: space[5],
});

globalStyle(`.${more} > *`, ruleIn('components')({ gridColumn: '1 / -1' }));

/** Floats, or it would be outside the grid as every legend does. */
export const moreTitle = style({
  ...textStyle('strong'),
  float: 'inline-start',
  alignSelf: 'center',
  paddingInline: 0,
});

/** Its word ends on the edge that the fields end on, and its height beyond the line is air already. */
export const remove = style({
  marginInlineEnd: `calc(-1 * ${space[4]})`,
  marginBlock: `calc(-1 * ${space[2]})`,
});

globalStyle(
  `.${more} > :is(.${moreTitle}, .${remove})`,
  ruleIn('components')({ gridColumn: 'auto', gridRow: 1 }),
);
