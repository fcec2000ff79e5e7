import { styleIn } from '../../theme/layered.ts';
import { textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { under } from './HomeHead.css.ts';

const style = styleIn('screens');

/** Where all is in one column, and where the second one is narrower. */
const phone = 'not all and (min-width: 960px)';
const narrower = 'screen and (min-width: 960px) and (max-width: 1119px)';
const { color, size, space } = vars;

/** In a wide window the trip and the services at the start, points and what waits beside them. */
export const columns = style({
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${size.aside}`,
      columnGap: space[6],
      alignItems: 'start',
      paddingBlockStart: space[4],
    },
    [narrower]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  },
});
export const column = style({ minInlineSize: 0 });

/** Lies over the foot of the head, and is painted after it. */
export const lead = style({
  position: 'relative',
  marginBlockStart: `calc(-1 * (${space[2]} + ${under}px))`,
});

/** Below the card, lines of what cannot wait. */
export const lines = style({ display: 'grid', gap: space[2], marginBlockStart: space[3] });

export const tiles = style({ marginBlockStart: space[6] });

export const none = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[4]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
});

/** Words between two lines at the foot. */
export const links = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  justifyContent: 'center',
  marginBlockStart: space[8],
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: size.touch,
  minBlockSize: size.touch,
  paddingInline: space[2],
  color: color.text.secondary,
});

export const stack = style({ display: 'grid', gap: space[3] });

export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[3]}`,
});
export const failureText = style({ ...textStyle('body'), color: color.text.secondary });
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });

/** With the section's own margin at the head of a box, as far from the section above as the others. */
export const foot = style({ paddingBlockStart: space[4] });
export const points = style({ '@media': { [phone]: { paddingBlockStart: space[4] } } });
export const first = style({ minInlineSize: 0, '@media': { [phone]: { paddingBlockStart: space[4] } } });
