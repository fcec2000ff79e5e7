import { createVar, type StyleRule } from '@vanilla-extract/css';
import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';
import type { SeatLook } from './seat-marks.ts';

const style = styleIn('components');
const { border, color, font, radius } = vars;

/** A length that is worked out once where it is set, not again in each seat. */
export const lengthVar = () => createVar({ syntax: '<length>', inherits: true, initialValue: '0px' });

/** Height of a cell, and the width of a seat's. */
export const cell = lengthVar();
export const breadth = lengthVar();

/** The seat of 36 in its cell of 44, at any scale. */
const inset = `calc(${cell} / 11)`;

/** An arrow, as an outline. */
export const toStart =
  'polygon(0 50%, 38% 12%, 47% 21%, 25% 43%, 100% 43%, 100% 57%, 25% 57%, 47% 79%, 38% 88%)';

/** Marks as outlines, in shares of their box: they scale with the seat and need no picture. */
const shapes = {
  star: 'polygon(50% 0, 61.8% 33.8%, 97.6% 34.5%, 69% 56.2%, 79.4% 90.5%, 50% 70%, 20.6% 90.5%, 31% 56.2%, 2.4% 34.5%, 38.2% 33.8%)',
  cross:
    'polygon(0 9%, 9% 0, 50% 41%, 91% 0, 100% 9%, 59% 50%, 100% 91%, 91% 100%, 50% 59%, 9% 100%, 0 91%, 41% 50%)',
  dash: 'polygon(0 43%, 100% 43%, 100% 57%, 0 57%)',
  tick: 'polygon(0 54%, 10% 44%, 37% 71%, 90% 12%, 100% 22%, 38% 92%)',
  desk: 'polygon(0 18%, 100% 18%, 100% 32%, 86% 32%, 86% 88%, 73% 88%, 73% 32%, 27% 32%, 27% 88%, 14% 88%, 14% 32%, 0 32%)',
  toStart,
  toEnd: 'polygon(100% 50%, 62% 12%, 53% 21%, 75% 43%, 0 43%, 0 57%, 75% 57%, 53% 79%, 62% 88%)',
} as const;

/** A mark in the upper part of the seat, above its back line. */
const shape = (name: keyof typeof shapes, share = 0.32): StyleRule => ({
  content: '',
  position: 'absolute',
  insetInline: `calc(50% - ${cell} * ${share / 2})`,
  insetBlockStart: `calc(${cell} * ${0.46 - share / 2})`,
  blockSize: `calc(${cell} * ${share})`,
  background: 'currentColor',
  clipPath: shapes[name],
});

const sign = (content: string): StyleRule => ({
  content,
  position: 'absolute',
  inset: 0,
  fontSize: `calc(${cell} * 0.42)`,
  lineHeight: `calc(${cell} * 0.92)`,
  fontWeight: font.weight.semibold,
  textAlign: 'center',
});

const line = `linear-gradient(currentColor, currentColor) no-repeat 50% calc(100% - ${cell} * 0.08) / 64% max(1px, ${cell} / 32)`;
const outlined = (width: string, surface: string): StyleRule => ({
  border: `${width} solid currentColor`,
  background: `${line}, ${surface}`,
});
const block = (surface: string): StyleRule => ({ background: surface });

const { seat: seatColor } = color;

interface Drawing {
  /** Of outline, back line and mark. */
  readonly ink: string;
  readonly body: StyleRule;
  readonly mark?: StyleRule;
}

const shut = (mark: StyleRule): Drawing => ({
  ink: seatColor.unavailableMark,
  body: block(seatColor.unavailable),
  mark,
});

/** Each look differs in its mark or outline as well as in its colour. */
const drawings: Readonly<Record<SeatLook, Drawing>> = {
  free: { ink: color.border.control, body: outlined(border.hairline, seatColor.cabin) },
  selectable: { ink: color.action.text, body: outlined(border.hairline, color.action.surface) },
  preferred: {
    ink: color.action.text,
    body: outlined(border.hairline, color.action.surfaceStrong),
    mark: shape('star', 0.4),
  },
  exit: {
    ink: color.done.text,
    body: outlined(border.hairline, color.done.surface),
    mark: shape('toStart', 0.34),
  },
  paid: { ink: color.text.primary, body: outlined(border.error, seatColor.cabin), mark: shape('tick', 0.32) },
  taken: shut(shape('cross', 0.27)),
  notForPassenger: shut(shape('dash', 0.27)),
  notSoldOnline: shut(shape('desk', 0.34)),
  unknown: shut(sign('?')),
  chosen: {
    ink: color.action.onFill,
    body: { background: `${line}, ${color.action.fill}` },
    mark: sign('attr(data-who)'),
  },
  proposed: {
    ink: color.action.text,
    body: outlined(border.selected, color.background.surface),
    mark: sign('attr(data-who)'),
  },
  lost: {
    ink: color.error.text,
    body: outlined(border.error, color.error.surface),
    mark: shape('cross', 0.34),
  },
  left: {
    ink: color.text.secondary,
    body: { ...outlined(border.hairline, seatColor.cabin), borderStyle: 'dashed' },
    mark: sign('attr(data-who)'),
  },
};

const looks = Object.entries(drawings) as [SeatLook, Drawing][];
const eachLook = (pick: (drawing: Drawing) => StyleRule | undefined, pseudo = ''): Record<string, object> =>
  Object.fromEntries(
    looks.flatMap(([look, drawing]) => {
      const rule = pick(drawing);
      return rule ? [[`&[data-look="${look}"]${pseudo}`, rule]] : [];
    }),
  );

const most = 9;
/** A ring round the seat of the passenger in turn, told by the map alone: no seat has to be drawn anew for it. */
const ring = Object.fromEntries(
  Array.from({ length: most }, (_, at) => [
    `[data-turn="${at + 1}"] &[data-who="${at + 1}"]::before`,
    { boxShadow: `0 0 0 2px ${seatColor.cabin}, 0 0 0 4px ${color.action.fill}` },
  ]),
);

/** One seat in its cell: one element, its outline and mark drawn by what stands before and after it. */
export const seat = style({
  position: 'relative',
  flex: 'none',
  inlineSize: breadth,
  blockSize: cell,
  borderRadius: radius.seat,
  outlineOffset: -2,
  cursor: 'pointer',
  userSelect: 'none',
  // Clear of what sticks above the map and below it.
  scrollMarginBlock: '180px 120px',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset,
      borderRadius: `calc(${cell} * 0.18)`,
    },
    ...eachLook(({ ink }) => ({ color: ink })),
    ...eachLook(({ body }) => body, '::before'),
    ...eachLook(({ mark }) => mark, '::after'),
    '&[data-look="exit"][data-side="end"]::after': { clipPath: shapes.toEnd },
    '[dir="rtl"] &[data-look="exit"]::after': { transform: 'scaleX(-1)' },
    '&[data-faint]:not([data-who])': { color: color.text.disabled },
    '&[data-faint]:not([data-who])::before': { border: 0, background: color.background.sunken },
    '&[data-faint]:not([data-who])::after': { content: 'none' },
    ...ring,
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&::before': { border: '1px solid ButtonText' },
        '&::after': { forcedColorAdjust: 'none', color: 'ButtonText' },
        '&[aria-disabled="true"]::before': { borderStyle: 'dotted', borderColor: 'GrayText' },
        '&[data-look="chosen"]::before': { forcedColorAdjust: 'none', background: 'Highlight' },
        '&[data-look="chosen"]::after': { color: 'HighlightText' },
      },
    },
  },
});

/** The same seat beside a word, 24 px. */
export const glyph = style({ vars: { [cell]: '28px', [breadth]: '28px' }, margin: -2 });

/** The same seat at the head of a row of words, 36 px. */
export const listSeat = style({ vars: { [cell]: '44px', [breadth]: '44px' }, margin: -4 });
