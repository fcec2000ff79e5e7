import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, radius, size, space } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

/** Axis and choice beside sums and table in a wide window. */
export const calculator = style({
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${size.aside}`,
      columnGap: space[6],
      alignItems: 'start',
    },
  },
});
export const column = style({
  minInlineSize: 0,
  selectors: { '& + &': { paddingBlockStart: space[4] } },
  '@media': { [wide]: { selectors: { '& + &': { paddingBlockStart: 0 } } } },
});

/** From edge to edge on a phone, as its gutters are the screen's. */
export const band = style({
  marginInline: `calc(-1 * ${space[4]})`,
  padding: space[4],
  borderBlockEnd: hairline,
  background: color.background.surface,
  '@media': { [wide]: { marginInline: 0, border: hairline, borderRadius: radius.card } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  marginBlockEnd: space[2],
});
export const left = style({ ...textStyle('body'), ...tabular, color: color.text.secondary });
export const leftFigure = style({
  ...textStyle('figure24'),
  color: color.text.primary,
});
export const fare = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
export const note = style({ ...textStyle('small'), marginBlockStart: space[3], color: color.text.secondary });
