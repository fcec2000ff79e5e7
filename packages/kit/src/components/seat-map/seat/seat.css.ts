import type { CSSProperties } from '@vanilla-extract/css';
import { styleIn } from '../../../theme/layered.ts';
import { vars } from '../../../theme/vars.css.ts';
import { lengthVar } from './length-var.ts';
import type { SeatLook } from './seat-marks.ts';
import { emOf, ofCell } from './seat-em.ts';

const style = styleIn('components');
const { border, color, font } = vars;

/** Edge of a cell. */
export const cell = lengthVar();

/** An arrow, as an outline. */
export const toStart =
  'polygon(0 50%, 38% 12%, 47% 21%, 25% 43%, 100% 43%, 100% 57%, 25% 57%, 47% 79%, 38% 88%)';

interface Drawing {
  /** Of outline, back line and mark. */
  readonly ink: string;
  readonly surface: string;
  /** Width of the outline; a seat without one has no back line either. */
  readonly outline?: string;
  /** Colour of the outline, the ink's unless told. */
  readonly edge?: string;
  /** A letter on it. */
  readonly drawn?: string;
  /** Its sign points the other way in a mirrored page. */
  readonly points?: boolean;
  /** Style that tells it from others in the reader's own colours, where tints are gone. */
  readonly system?: Pick<
    CSSProperties,
    'background' | 'borderBlockEndStyle' | 'borderBlockEndWidth' | 'color' | 'forcedColorAdjust'
  >;
}

const { seat: seatColor } = color;
const shut: Drawing = { ink: seatColor.unavailableMark, surface: seatColor.unavailable };

/** Each look differs in its mark or outline as well as in its colour. */
const drawings: Readonly<Record<SeatLook, Drawing>> = {
  free: { ink: color.border.control, surface: seatColor.cabin, outline: border.hairline },
  selectable: {
    ink: color.action.text,
    surface: color.action.surface,
    outline: border.hairline,
    system: { borderBlockEndStyle: 'double', borderBlockEndWidth: 5 },
  },
  preferred: {
    ink: color.action.text,
    surface: color.action.surfaceStrong,
    outline: border.hairline,
    system: { borderBlockEndStyle: 'double', borderBlockEndWidth: 9 },
  },
  exit: {
    ink: color.done.text,
    surface: color.done.surface,
    outline: border.hairline,
    points: true,
  },
  exitEnd: {
    ink: color.done.text,
    surface: color.done.surface,
    outline: border.hairline,
    points: true,
  },
  paid: {
    ink: color.text.primary,
    surface: seatColor.cabin,
    outline: border.error,
  },
  taken: shut,
  notForPassenger: shut,
  notSoldOnline: { ...shut, drawn: '"i"' },
  unknown: { ...shut, drawn: '"?"' },
  chosen: {
    ink: color.action.onFill,
    surface: color.action.fill,
    outline: border.hairline,
    edge: color.action.fill,
    system: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
  proposed: {
    ink: color.action.text,
    surface: color.background.surface,
    outline: border.selected,
  },
  lost: {
    ink: color.error.text,
    surface: color.error.surface,
    outline: border.error,
  },
  left: {
    ink: color.text.secondary,
    surface: seatColor.cabin,
    outline: border.hairline,
  },
  faint: { ink: color.text.disabled, surface: color.background.sunken },
};

/**
 * One seat in its cell: one element that paints as little as can be, because a cabin has hundreds. A finger meets the cell round
 * it too; its foot is heavier, as the back of a seat seen from above.
 */
const seat = style(
  {
    flex: `1 0 ${ofCell(0.82)}`,
    minInlineSize: 0,
    maxInlineSize: ofCell(1.18),
    blockSize: ofCell(0.82),
    margin: ofCell(0.09),
    borderRadius: ofCell(0.18),
    lineHeight: ofCell(0.76),
    fontWeight: font.weight.semibold,
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    // Clear of what sticks above the map and below it.
    scrollMarginBlock: '180px 120px',
    whiteSpace: 'nowrap',
    // The room of the ring and of the focus is kept: an outline that comes or goes has the page's layers worked out again.
    outline: `${border.focus} solid transparent`,
    outlineOffset: 1,
    selectors: { '&:focus-visible': { outlineColor: color.action.focus } },
    '@media': {
      '(forced-colors: active)': {
        outlineColor: 'Canvas',
        border: '1px solid ButtonText',
        selectors: { '&[aria-disabled="true"]': { borderStyle: 'dotted', borderColor: 'GrayText' } },
      },
    },
  },
  'seat',
);

const classOf = ({ ink, surface, outline, edge, drawn, points, system }: Drawing, look: string): string =>
  style(
    {
      color: ink,
      background: surface,
      ...(outline !== undefined && {
        border: `${outline} ${look === 'left' ? 'dashed' : 'solid'}`,
        ...(edge !== undefined && { borderColor: edge }),
        borderBlockEndWidth: 3,
      }),
      ...(drawn !== undefined && { '::after': { content: [drawn, `${drawn} / ""`] } }),
      ...(points && { selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }),
      ...(system && { '@media': { '(forced-colors: active)': system } }),
    },
    look,
  );

/** The classes of a seat of each look. */
export const looks = Object.fromEntries(
  Object.entries(drawings).map(([look, drawing]) => [look, `${seat} ${classOf(drawing, look)}`]),
) as Readonly<Record<SeatLook, string>>;

/** Round the seat of the passenger in turn, within its cell. */
export const ring = style({
  outlineColor: color.action.fill,
  selectors: { '&:focus-visible': { outlineColor: color.action.focus } },
  '@media': { '(forced-colors: active)': { outlineColor: 'Highlight' } },
});

/** The same seat beside a word, 24 px. */
export const glyph = style({ flex: 'none', inlineSize: ofCell(0.82), margin: 0, fontSize: emOf('28px') });

/** The same seat at the head of a row of words, 36 px. */
export const listSeat = style({ flex: 'none', inlineSize: ofCell(0.82), margin: 0, fontSize: emOf('44px') });
