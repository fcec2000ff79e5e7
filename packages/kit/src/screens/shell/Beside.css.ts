import { barSize } from '../../primitives/page-top.css.ts';
import { styleIn } from '../../theme/layered.ts';
import { wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { border, color, radius, size, space } = vars;

export const beside = style({
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${size.aside}`,
      gap: space[6],
      alignItems: 'start',
    },
  },
});

/** It stays in sight, and scrolls by itself where it is higher than the window. */
export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  position: 'sticky',
  insetBlockStart: `calc(${barSize} + ${space[4]})`,
  maxBlockSize: `calc(100dvh - ${barSize} - 2 * ${space[4]})`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
});

/** The bar of the phone as a card at the end of the column and always within it: the sum, and below it the button. */
export const bar = style({
  display: 'grid',
  gap: space[3],
  position: 'sticky',
  insetBlockEnd: 0,
  padding: space[4],
  background: color.background.surface,
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.card,
});
