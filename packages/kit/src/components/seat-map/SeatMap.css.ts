import { stack } from '../../primitives/stack.ts';
import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { below } from './map/CabinHull.css.ts';
import { gutter } from './gutter.ts';
import { chipHeight } from './choose/PassengerChips.css.ts';
import { filterHeight, marksHeight, underHead } from './legend/SeatLegend.css.ts';
import { createVar } from '@vanilla-extract/css';

const style = styleIn('components');
const { color, font, size, space } = vars;

/** Height of what sticks above the whole. */
export const top = createVar();

const saidHeight = `calc(${font.small.size} * ${font.small.line})`;
const lookedHeight = `calc(2 * ${font.body.size} * ${font.body.line})`;

export const root = style({
  vars: {
    [underHead]: `calc(${top} + ${chipHeight} + ${saidHeight} + ${space[3]} + ${space[2]} + ${space[1]})`,
    [below]: `calc(${underHead} + ${filterHeight})`,
  },
  background: color.background.page,
  '@media': {
    // On a low screen the seats need the room more.
    '(height < 600px)': { vars: { [below]: underHead } },
    '(height < 480px)': { vars: { [below]: top } },
  },
});

/** Nobody to choose for: what is said of a seat has the room. */
export const lookOnly = style({
  vars: { [underHead]: `calc(${top} + ${lookedHeight} + ${space[3]} + ${space[2]})` },
});

/** Passengers to choose for, and what happened last: always in sight. */
export const head = style({
  position: 'sticky',
  insetBlockStart: top,
  zIndex: stack.bar,
  display: 'grid',
  gap: space[1],
  paddingBlockStart: space[3],
  paddingBlockEnd: space[2],
  paddingInline: gutter,
  background: color.background.surface,
  '@media': { '(height < 480px)': { position: 'static' } },
});

export const said = style({
  ...textStyle('small'),
  blockSize: saidHeight,
  // A message of any length lays out nothing else.
  contain: 'strict',
  overflow: 'clip',
  color: color.text.secondary,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Under the words, so that their picture stays as large whatever is said, and the page's layers are not worked out again.
  '::before': {
    content: '',
    display: 'block',
    blockSize: '100%',
    marginBlockEnd: `calc(-1 * ${saidHeight})`,
    background: color.background.surface,
  },
});

/** Two lines, so that nothing moves whatever is said. */
export const looked = style({
  ...textStyle('body'),
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  blockSize: lookedHeight,
  overflow: 'clip',
});

export const setup = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: `${space[1]} ${space[2]}`,
  paddingInline: gutter,
  background: color.background.surface,
});

/** Room for the tools, the filter and two lines of marks, as a phone has them: the seats stay where they are when it comes. */
export const setupSoon = style({
  minBlockSize: `calc(${size.field} + ${space[1]} + ${space[2]} + ${filterHeight} + ${marksHeight})`,
  background: color.background.surface,
});
