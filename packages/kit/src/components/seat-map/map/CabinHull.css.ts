import { createVar } from '@vanilla-extract/css';
import { styleIn } from '../../../theme/layered.ts';
import { vars } from '../../../theme/vars.css.ts';
import { lengthVar } from '../seat/length-var.ts';
import { zoomProperty } from './zoom-property.ts';
import { cell } from '../seat/seat.css.ts';

const style = styleIn('components');
const { color, size, space } = vars;

/** Seats and aisles of the broadest row, rows of all cabins. */
export const seats = createVar();
export const aisles = createVar();
export const rows = createVar();
/** Length of a cabin that is seen across, beside its rows. */
export const rest = createVar();
/** Height of what sticks above the column letters. */
export const below = createVar();
/** Breadth of an aisle, of what lies beside the walls at least, of the cabin, and of a wing that is in sight. */
export const aisle = lengthVar();
export const side = lengthVar();
export const hull = lengthVar();
export const wingSpan = lengthVar();

/** An aisle beside a cell of 1. */
const aisleShare = 32 / 44;
/** Between a wall and the first seat. */
export const padding = '8px';

/** Measures the room that the map has. */
export const stage = style({ containerType: 'inline-size', position: 'relative' });

/** At first the whole breadth is in sight, its cells as large as a finger where the room allows it. */
const fitted = `min(${size.touch}, (100cqi - 2 * ${side} - 2 * ${padding}) / (${seats} + ${aisleShare} * ${aisles})) * var(${zoomProperty})`;

export const plan = style({
  // Letters over buttons over seats, all below what sticks to the page.
  isolation: 'isolate',
  vars: {
    [zoomProperty]: '1',
    [side]: 'clamp(4px, (100cqi - 312px) / 2, 25px)',
    [cell]: `calc(${fitted})`,
    [aisle]: `calc(${cell} * ${aisleShare})`,
    [hull]: `calc(${seats} * ${cell} + ${aisles} * ${aisle} + 2 * ${padding})`,
    [wingSpan]: `min(max(${side}, 50cqi - ${hull} / 2), ${hull} * 0.4)`,
  },
  '@supports': {
    // Whole pixels leave no seam between rows.
    '(width: round(down, 1.5px, 1px))': {
      vars: { [cell]: `round(down, ${fitted}, 1px)`, [aisle]: `round(down, ${cell} * ${aisleShare}, 1px)` },
    },
  },
});

export const scroller = style({
  overflow: 'clip',
  overscrollBehaviorX: 'contain',
  // There is nothing to pan while the whole breadth is in sight.
  selectors: { '[data-near] > &': { overflow: 'auto clip' } },
  // Two fingers zoom the map, one pans it.
  touchAction: 'pan-x pan-y',
});

export const canvas = style({
  position: 'relative',
  inlineSize: `max(100%, ${hull} + 2 * ${side})`,
  // The tail narrows below the last row.
  paddingBlockEnd: 64,
  overflow: 'clip',
});

/** Four windows, in the proportions of the nose; a way without breadth leads from each to the next. */
const windows =
  '0 71, 14 38, 21 71, 7 100, 0 71, 18 33, 48 0, 48 67, 25 79, 18 33, 52 0, 82 33, 75 79, 52 67, 52 0, 86 38, 100 71, 93 100, 79 71, 86 38, 52 0, 18 33, 0 71'
    .split(', ')
    .map((point) => point.split(' ').map(Number) as [number, number]);
const cockpit = `polygon(${windows.map(([x, y]) => `${x}% ${y}%`).join(', ')})`;
/** The same with the nose to the left. */
export const cockpitAcross = `polygon(${windows.map(([x, y]) => `${y}% ${100 - x}%`).join(', ')})`;

/** The aircraft from above: two walls that meet at the nose. */
export const body = style({
  position: 'absolute',
  insetBlock: `12px ${space[4]}`,
  insetInline: `calc(50% - ${hull} / 2)`,
  border: `2px solid ${color.border.strong}`,
  borderRadius: `50% 50% 32% 32% / calc(${hull} * 0.36) calc(${hull} * 0.36) 72px 72px`,
  background: color.seat.cabin,
  boxShadow: `inset 0 0 0 5px ${color.seat.cabin}, inset 0 0 0 6px ${color.border.hairline}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc(${hull} * 0.065)`,
      insetInline: '28%',
      blockSize: `calc(${hull} * 0.105)`,
      background: color.border.strong,
      clipPath: cockpit,
    },
  },
});

export const grid = style({
  position: 'relative',
  paddingBlockStart: `calc(12px + ${hull} * 0.26)`,
  // The room of rows that are still to be drawn.
  minBlockSize: `calc(12px + ${hull} * 0.26 + ${rows} * ${cell})`,
});

export const cabin = style({
  // Right below the letters, when the map begins here: less what the page itself keeps clear.
  scrollMarginBlockStart: `calc(${below} + 30px - ${size.appBar} - ${space[4]})`,
});

/** A few rows between two walls. */
export const slice = style({
  inlineSize: '100%',
  background: `linear-gradient(${color.seat.cabin}, ${color.seat.cabin}) 50% 0 / ${hull} 100% no-repeat`,
});
