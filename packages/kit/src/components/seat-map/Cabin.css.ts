import { createVar } from '@vanilla-extract/css';
import { stack } from '../../primitives/stack.ts';
import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { lengthVar } from './length-var.ts';
import { cell, toStart } from './seat.css.ts';

const style = styleIn('components');
const { border, color, font, radius, size, space } = vars;

/** Seats and aisles of the broadest row, and the scale. */
export const seats = createVar();
export const aisles = createVar();
export const zoom = createVar();
/** Height of what sticks above the column letters. */
export const below = createVar();
const aisle = lengthVar();
const side = lengthVar();
const hull = lengthVar();
const wingSpan = lengthVar();

/** An aisle beside a cell of 1. */
const aisleShare = 32 / 44;
const padding = '8px';

/** Measures the room that the map has. */
export const stage = style({ containerType: 'inline-size', position: 'relative' });

/** At first the whole breadth is in sight, its cells as large as a finger where the room allows it. */
const fitted = `min(${size.touch}, (100cqi - 2 * ${side} - 2 * ${padding}) / (${seats} + ${aisleShare} * ${aisles})) * ${zoom}`;

export const plan = style({
  vars: {
    [zoom]: '1',
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
  paddingBlockEnd: space[12],
  overflow: 'clip',
});

/** Four windows, in the proportions of the nose; a way without breadth leads from each to the next. */
const cockpit =
  'polygon(0 71%, 14% 38%, 21% 71%, 7% 100%, 0 71%, 18% 33%, 48% 0, 48% 67%, 25% 79%, 18% 33%, 52% 0, 82% 33%, 75% 79%, 52% 67%, 52% 0, 86% 38%, 100% 71%, 93% 100%, 79% 71%, 86% 38%, 52% 0, 18% 33%, 0 71%)';

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
});

/** As broad as the page, so that doors and wings beside the walls belong to their row. */
export const row = style({
  display: 'flex',
  boxSizing: 'content-box',
  minBlockSize: cell,
  // An em of its seats is a cell.
  fontSize: cell,
  paddingInline: `calc(50% - ${hull} / 2 + ${padding})`,
});

/** Two halves of the wing beside the walls, as far as the page or half the cabin's breadth. */
const wing = (left: string, right: string) => ({
  backgroundImage: `linear-gradient(${left}), linear-gradient(${right})`,
});
const { wing: wingColor } = color.seat;

/** Doors are pressed into the walls; the wing leaves them backwards. */
export const edges = style({
  selectors: {
    // What stands beside the walls takes its place from the row; others need no layer.
    '&[data-exit], &[data-wing="last"]': { position: 'relative' },
    '&[data-exit]': { paddingBlock: 6 },
    '&[data-wing]': {
      ...wing(`${wingColor}, ${wingColor}`, `${wingColor}, ${wingColor}`),
      backgroundPosition: `calc(50% - (${hull} + ${wingSpan}) / 2 + 1px) 0, calc(50% + (${hull} + ${wingSpan}) / 2 - 1px) 0`,
      backgroundRepeat: 'no-repeat',
      backgroundSize: `${wingSpan} 100%`,
    },
    '&[data-wing="first"]': wing(
      `to bottom right, transparent 50%, ${wingColor} 50%`,
      `to bottom left, transparent 50%, ${wingColor} 50%`,
    ),
    '&[data-wing="last"]': wing(
      `to top right, transparent 50%, ${wingColor} 50%`,
      `to top left, transparent 50%, ${wingColor} 50%`,
    ),
    '&[data-exit="left"]::before, &[data-exit="both"]::before, &[data-exit="right"]::after, &[data-exit="both"]::after':
      {
        content: '',
        position: 'absolute',
        insetBlock: 8,
        inlineSize: 6,
        borderRadius: 2,
        background: color.done.text,
      },
    '&[data-exit]::before': { insetInlineStart: `calc(50% - ${hull} / 2 - 3px)` },
    '&[data-exit]::after': { insetInlineEnd: `calc(50% - ${hull} / 2 - 3px)` },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-exit]::before, &[data-exit]::after': { forcedColorAdjust: 'none', background: 'CanvasText' },
      },
    },
  },
});

export const number = style({
  ...textStyle('small'),
  ...tabular,
  flex: `1 0 calc(${aisle} + 12px)`,
  minInlineSize: 0,
  // Broader figures lap over the seats' margins, never onto another line.
  marginInline: -6,
  lineHeight: cell,
  color: color.text.tertiary,
  textAlign: 'center',
  overflowWrap: 'normal',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  selectors: {
    '[data-held] > &': { color: color.action.text, fontWeight: font.weight.semibold },
    '[data-broad] &': { fontSize: font.caption.size },
  },
});

/** Columns that a part stands over. */
export const span = createVar();
export const spanned = style({
  display: 'flex',
  flexShrink: 0,
  flexGrow: span,
  flexBasis: `calc(1em * ${span})`,
  maxInlineSize: `calc(1.36em * ${span})`,
});

/** A galley, a lavatory and the like: a box with its name. */
export const fitting = style({
  ...textStyle('small'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 1,
  margin: space[1],
  overflow: 'clip',
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.control,
  background: color.background.sunken,
  color: color.text.secondary,
  textAlign: 'center',
  selectors: {
    '[data-broad] &': { minBlockSize: 32, marginInline: 1, fontSize: font.caption.size, lineHeight: 1.2 },
    '&[data-fitting="unknown"]': { borderStyle: 'dashed', borderColor: color.border.control },
    '&[data-fitting="bassinet"]': { borderRadius: radius.full },
  },
});

/** Words beside a door, and beside the wing. */
export const sideWord = style({
  ...textStyle('small'),
  position: 'absolute',
  insetBlock: 0,
  inlineSize: `min(50% - ${hull} / 2, 64px)`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'clip',
  color: color.text.secondary,
  textAlign: 'center',
  selectors: {
    '&[data-at="start"]': { insetInlineEnd: `calc(50% + ${hull} / 2)`, paddingInlineEnd: 4 },
    '&[data-at="end"]': { insetInlineStart: `calc(50% + ${hull} / 2)`, paddingInlineStart: 4 },
    '&[data-door]': { color: color.done.text },
    '[data-broad] &': { writingMode: 'vertical-rl', lineHeight: 1 },
    // A short row has no room for a long word.
    '[data-broad] &:not([data-door]):lang(en), [data-broad] &:not([data-door]):lang(ru)': { display: 'none' },
  },
  '@container': { '(width < 384px)': { display: 'none' } },
});

/** A line between rows: the cabin's name, the wall before it, the words at a door. */
export const between = style({
  ...textStyle('small'),
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  inlineSize: hull,
  minBlockSize: 36,
  marginInline: 'auto',
  paddingInline: padding,
  color: color.text.secondary,
});

export const wall = style({
  flex: 1,
  blockSize: 3,
  background: color.border.strong,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

/** Words at a door, with an arrow to it. */
export const door = style({
  ...textStyle('small'),
  display: 'flex',
  gap: space[1],
  alignItems: 'center',
  flex: 1,
  color: color.done.text,
  whiteSpace: 'nowrap',
  selectors: { '&[data-at="end"]': { flexDirection: 'row-reverse' } },
});

export const arrow = style({
  inlineSize: 14,
  blockSize: 14,
  background: 'currentColor',
  clipPath: toStart,
  selectors: {
    '[data-at="end"] > &': { transform: 'scaleX(-1)' },
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    '[dir="rtl"] [data-at="end"] > &': { transform: 'none' },
  },
});

export const letters = style({
  ...textStyle('small'),
  position: 'sticky',
  insetBlockStart: below,
  zIndex: stack.bar,
  borderBlock: `${border.hairline} solid ${color.border.hairline}`,
  overflow: 'clip',
  background: color.background.surface,
  color: color.text.secondary,
});

export const letterRow = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: `max(100%, ${hull} + 2 * ${side})`,
  minBlockSize: 28,
  paddingInline: `calc(max(100%, ${hull} + 2 * ${side}) / 2 - ${hull} / 2 + ${padding})`,
});

export const letter = style({
  flex: `1 0 ${cell}`,
  maxInlineSize: `calc(${cell} * 1.36)`,
  textAlign: 'center',
});
export const letterAisle = style({ flex: `1 0 ${aisle}` });

/** A few rows between two walls. */
export const slice = style({
  inlineSize: '100%',
  background: `linear-gradient(${color.seat.cabin}, ${color.seat.cabin}) 50% 0 / ${hull} 100% no-repeat`,
});
