import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../../theme/layered.ts';
import { textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';
import * as chips from '../choose/PassengerChips.css.ts';
import * as conditions from '../choose/SeatConditions.css.ts';
import * as legend from '../legend/SeatLegend.css.ts';
import { wideGutter } from '../gutter.ts';
import { top } from '../SeatMap.css.ts';

const style = styleIn('components');
const rule = ruleIn('components');
const { border, color, font, size, space } = vars;

/** Breadth of the panel. */
const aside = 'clamp(300px, 26vw, 336px)';

export const board = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${aside}`,
  gridTemplateRows: 'auto 1fr',
  background: color.background.page,
});

export const cabin = style({ gridArea: '1 / 1', minInlineSize: 0, background: color.background.page });

/** Filter and meaning of the marks, in one line where there is room. */
export const setup = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[6]}`,
  alignItems: 'center',
  paddingBlock: space[4],
  paddingInline: wideGutter,
  borderBlockEnd: `${border.hairline} solid ${color.border.hairline}`,
  background: color.background.surface,
});
globalStyle(
  `.${setup} > .${legend.filter}`,
  rule({
    position: 'static',
    flexBasis: '100%',
    flexWrap: 'wrap',
    justifyContent: 'flex-start',
    blockSize: 'auto',
    padding: 0,
    overflow: 'visible',
  }),
);
globalStyle(
  `.${setup} .${legend.chip}`,
  rule({
    '@media': { '(pointer: fine)': { blockSize: `max(36px, ${font.body.size} * ${font.body.line})` } },
  }),
);
globalStyle(`.${setup} > .${legend.marks}`, rule({ flexBasis: '100%', padding: 0 }));

/** Height of the title above, below the navigation: the button is in sight before anything is scrolled. */
const titleRow = '80px';

/** Beside cabin and prices. */
export const panel = style({
  gridArea: '1 / 2 / span 2',
  borderInlineStart: `${border.hairline} solid ${color.border.hairline}`,
  background: color.background.surface,
});

/** In sight as far as it fits, and scrolls by itself where it does not. */
export const inSight = style({
  position: 'sticky',
  insetBlockStart: top,
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  boxSizing: 'border-box',
  blockSize: `calc(100dvh - ${top} - ${titleRow})`,
  minBlockSize: '24rem',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  paddingBlockStart: space[6],
  paddingInline: space[6],
});

export const people = style({ display: 'grid', gap: space[3] });

export const title = style(textStyle('title'));

/** Room for three lines, so that nothing moves whatever is said. */
export const told = style({
  ...textStyle('small'),
  minBlockSize: `calc(3 * ${font.small.size} * ${font.small.line})`,
  color: color.text.secondary,
});

globalStyle(
  `.${people} > .${chips.chips}`,
  rule({
    gridAutoFlow: 'row',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: space[2],
    margin: 0,
    padding: 0,
    overflow: 'visible',
  }),
);

/** Right under what is told of a seat, where nobody chooses. */
export const near = style({ display: 'grid', gap: space[3] });

/** Costs and the button, at the foot of the panel. */
export const pay = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  gap: space[4],
  marginBlockStart: 'auto',
  paddingBlockEnd: space[6],
  background: color.background.surface,
});

export const below = style({
  gridArea: '2 / 1',
  minInlineSize: 0,
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
  background: color.background.surface,
});
globalStyle(`.${below} > .${conditions.conditions}`, rule({ paddingInline: wideGutter }));

/** A finger needs more than a pointer. */
export const chipSize = {
  minInlineSize: 46,
  minBlockSize: 32,
  '@media': { '(pointer: coarse)': { minInlineSize: size.touch, minBlockSize: size.touch } },
} as const;
