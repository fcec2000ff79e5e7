import { createVar } from '@vanilla-extract/css';
import { styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';
import { aisle, hull, padding, wingSpan } from './CabinHull.css.ts';
import { cell, toStart } from '../seat/seat.css.ts';
import { emOf, ofCell } from '../seat/seat-em.ts';

const style = styleIn('components');
const { border, color, font, radius, space } = vars;

/** As broad as the page, so that doors and wings beside the walls belong to their row. */
export const row = style({
  display: 'flex',
  boxSizing: 'content-box',
  // A sign that changes has only this row looked through; what is beside the walls takes its place from it.
  contain: 'layout style',
  minBlockSize: cell,
  // Drawings in it count in its em.
  fontSize: emOf(cell),
  paddingInline: `calc(50% - ${hull} / 2 + ${padding})`,
  // The floor under its seats: whatever is drawn on it, the row's own picture stays as large and as opaque, and the page's
  // layers are not worked out again.
  background: `${color.seat.cabin} content-box`,
  // The colours of the reader's system would lay it over the walls as well.
  '@media': { '(forced-colors: active)': { backgroundColor: 'transparent' } },
});

/** Two halves of the wing beside the walls, as far as the page or half the cabin's breadth. */
const wing = (left: string, right: string) => ({
  backgroundImage: `linear-gradient(${left}), linear-gradient(${right}), none`,
});
const { wing: wingColor } = color.seat;

/** Doors are pressed into the walls; the wing leaves them backwards. */
export const edges = style({
  selectors: {
    '&[data-exit]': { paddingBlock: 6 },
    '&[data-wing]': {
      ...wing(`${wingColor}, ${wingColor}`, `${wingColor}, ${wingColor}`),
      backgroundPosition: `calc(50% - (${hull} + ${wingSpan}) / 2 + 1px) 0, calc(50% + (${hull} + ${wingSpan}) / 2 - 1px) 0`,
      backgroundRepeat: 'no-repeat',
      backgroundClip: 'border-box, border-box, content-box',
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
    '&[data-held]': { color: color.action.text, fontWeight: font.weight.semibold },
    '[data-broad] &': { fontSize: font.caption.size },
  },
});

/** Columns that a part is over. */
export const span = createVar();
export const spanned = style({
  display: 'flex',
  // A long word laps over the empty places beside it.
  justifyContent: 'center',
  flexShrink: 0,
  flexGrow: span,
  flexBasis: `calc(${ofCell(1)} * ${span})`,
  maxInlineSize: `calc(${ofCell(1.36)} * ${span})`,
  selectors: {
    // Two bassinets side by side lap over the places on their far sides, never over each other.
    '[data-broad] &:has(> [data-fitting="bassinet"]):has(+ * > [data-fitting="bassinet"])': {
      justifyContent: 'flex-end',
    },
    '[data-broad] :has(> [data-fitting="bassinet"]) + &:has(> [data-fitting="bassinet"])': {
      justifyContent: 'flex-start',
    },
  },
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
    '&[data-fitting="bassinet"]': {
      borderRadius: radius.full,
      flex: '1 0 auto',
      paddingInline: 3,
      overflow: 'visible',
      whiteSpace: 'nowrap',
    },
    '[data-broad] &': {
      minBlockSize: 32,
      marginInline: 1,
      fontSize: font.caption.size,
      lineHeight: 1.2,
      whiteSpace: 'normal',
    },
    '&[data-fitting="unknown"], &[data-fitting="blocked"]': {
      borderStyle: 'dashed',
      borderColor: color.border.control,
    },
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
  overflowWrap: 'normal',
  color: color.text.secondary,
  textAlign: 'center',
  selectors: {
    '&[data-at="start"]': { insetInlineEnd: `calc(50% + ${hull} / 2)`, paddingInlineEnd: 4 },
    '&[data-at="end"]': { insetInlineStart: `calc(50% + ${hull} / 2)`, paddingInlineStart: 4 },
    '&[data-door]': { color: color.done.text },
    // A short row has no room for a long word.
    '[data-broad] &:not([data-door]):lang(en), [data-broad] &:not([data-door]):lang(ru)': { display: 'none' },
  },
  // There is no room beside the walls, or none for words of this size.
  '@container': { '(width < 24rem)': { display: 'none' } },
});

/** Runs down beside a broad cabin, and where the word is long; within its place, whose sides would turn with it. */
export const running = style({
  whiteSpace: 'nowrap',
  selectors: { '[data-broad] &, &:lang(ru)': { writingMode: 'vertical-rl', lineHeight: 1 } },
});

/** A line between rows: the cabin's name, the wall before it, the words at a door. */
export const between = style({
  ...textStyle('small'),
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: hull,
  minBlockSize: 36,
  marginInline: 'auto',
  paddingInline: padding,
  overflowWrap: 'normal',
  color: color.text.secondary,
});

/** The letters of a cabin that is seen across. */
export const letters = style({});

export const wall = style({
  flex: 1,
  blockSize: 3,
  background: color.border.strong,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

/** In a broad cabin a place of one seat has room for a sign alone; its word is read out. */
export const sign = style({
  display: 'none',
  selectors: {
    '[data-broad] [data-narrow] > &, [data-across] [data-narrow] > &, [data-across] [data-fitting="bassinet"] > &':
      { display: 'block' },
  },
});
export const word = style({
  selectors: {
    '[data-broad] [data-narrow] > &, [data-across] [data-narrow] > &, [data-across] [data-fitting="bassinet"] > &':
      {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
  },
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
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  selectors: {
    '[data-at="end"] > &': { transform: 'scaleX(-1)' },
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    '[dir="rtl"] [data-at="end"] > &': { transform: 'none' },
  },
});
