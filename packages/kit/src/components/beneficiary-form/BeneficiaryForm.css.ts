import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, space } = vars;

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[5] });

/** Two short fields side by side, one above the other where they do not fit. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8em), 1fr))',
  gap: `${space[5]} ${space[3]}`,
});

/** A whole date and a gender side by side, one above the other where one of them would be cut off. */
export const born = style({
  ...textStyle('field'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[5]} ${space[3]}`,
});

/** Two fields and what is said of both. */
export const letters = style({ display: 'flex', flexDirection: 'column', gap: space[1] });

/** What a value and its lock need beside each other, and what a whole date needs. */
const bornField = ruleIn('components')({ flex: '1 1 9em', minInlineSize: 0 });
const bornDay = ruleIn('components')({ flexBasis: '12.25em' });
const bornLongDay = ruleIn('components')({ flexBasis: '13.75em' });

globalStyle(`.${born} > *`, bornField);
globalStyle(`.${born} > :first-child`, bornDay);
globalStyle(`:is(:lang(en), :lang(ko), :lang(ru)) .${born} > :first-child`, bornLongDay);

/** A further document, parted from what stands above it. Its title and the way to take it out share one line. */
export const more = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  rowGap: space[5],
  columnGap: space[3],
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
  paddingBlockStart: space[5],
});

globalStyle(`.${more} > *`, ruleIn('components')({ gridColumn: '1 / -1' }));

/** Floats, or it would stand outside the grid as every legend does. */
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
