import type { StyleRule } from '@vanilla-extract/css';
import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';
import { lengthVar } from './length-var.ts';
import type { SeatLook } from './seat-marks.ts';

const style = styleIn('components');
const { border, color, font } = vars;

/** Edge of a cell. What is drawn in it counts in em, which no seat has to work out for itself. */
export const cell = lengthVar();

/** Round the seat of 36 in its cell of 44. */
const inset = '0.09em';

/** An arrow, as an outline. */
export const toStart =
  'polygon(0 50%, 38% 12%, 47% 21%, 25% 43%, 100% 43%, 100% 57%, 25% 57%, 47% 79%, 38% 88%)';

/** A sign on the seat. Assistive technology reads the seat's name instead of it. */
const sign = (content: string): StyleRule => ({ content: [content, `${content} / ""`] });
const arrows = { left: sign('"←"'), right: sign('"→"') };

interface Drawing {
  /** Of outline, back line and mark. */
  readonly ink: string;
  readonly surface: string;
  /** Width of the outline; a seat without one has no back line either. */
  readonly outline?: string;
  /** Colour of the outline, the ink's unless told. */
  readonly edge?: string;
  readonly mark?: StyleRule;
  /** Where it points the other way in a mirrored page. */
  readonly mirrored?: StyleRule;
}

const { seat: seatColor } = color;
const shut = (mark?: StyleRule): Drawing => ({
  ink: seatColor.unavailableMark,
  surface: seatColor.unavailable,
  ...(mark && { mark }),
});

/** Each look differs in its mark or outline as well as in its colour. */
const drawings: Readonly<Record<SeatLook, Drawing>> = {
  free: { ink: color.border.control, surface: seatColor.cabin, outline: border.hairline },
  selectable: { ink: color.action.text, surface: color.action.surface, outline: border.hairline },
  preferred: {
    ink: color.action.text,
    surface: color.action.surfaceStrong,
    outline: border.hairline,
    mark: sign('"★"'),
  },
  exit: {
    ink: color.done.text,
    surface: color.done.surface,
    outline: border.hairline,
    mark: arrows.left,
    mirrored: arrows.right,
  },
  exitEnd: {
    ink: color.done.text,
    surface: color.done.surface,
    outline: border.hairline,
    mark: arrows.right,
    mirrored: arrows.left,
  },
  paid: {
    ink: color.text.primary,
    surface: seatColor.cabin,
    outline: border.error,
    mark: sign('"✓"'),
  },
  taken: shut(sign('"×"')),
  notForPassenger: shut(sign('"−"')),
  notSoldOnline: shut(sign('"i"')),
  unknown: shut(sign('"?"')),
  chosen: {
    ink: color.action.onFill,
    surface: color.action.fill,
    outline: border.hairline,
    edge: color.action.fill,
    mark: sign('attr(data-who)'),
  },
  proposed: {
    ink: color.action.text,
    surface: color.background.surface,
    outline: border.selected,
    mark: sign('attr(data-who)'),
  },
  lost: {
    ink: color.error.text,
    surface: color.error.surface,
    outline: border.error,
    mark: sign('"×"'),
  },
  left: {
    ink: color.text.secondary,
    surface: seatColor.cabin,
    outline: border.hairline,
    mark: sign('attr(data-who)'),
  },
  faint: { ink: color.text.disabled, surface: color.background.sunken },
};

/**
 * One seat in its cell: one element that paints as little as can be, because a cabin has hundreds. A finger meets the cell round
 * it too; its foot is heavier, as the back of a seat seen from above.
 */
const seat = style(
  {
    flex: '1 0 0.82em',
    minInlineSize: 0,
    maxInlineSize: '1.18em',
    blockSize: '0.82em',
    margin: inset,
    borderRadius: '0.18em',
    lineHeight: '0.76em',
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    // Clear of what sticks above the map and below it.
    scrollMarginBlock: '180px 120px',
    whiteSpace: 'nowrap',
    // The room of the ring and of the focus is kept: an outline that comes or goes has the page's layers worked out anew.
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

/** Apart from the seat: one without a sign works out no style for it. */
const signed = style({
  selectors: {
    // Raised from the baseline of the seat's own size to its middle.
    '&::after': {
      fontSize: '0.42em',
      lineHeight: 0,
      verticalAlign: '0.48em',
      fontWeight: font.weight.semibold,
    },
  },
});

/** What the colours of the reader's system leave of the chosen. */
const systemChosen = {
  '(forced-colors: active)': {
    forcedColorAdjust: 'none',
    background: 'Highlight',
    color: 'HighlightText',
  },
} as const;

const drawn = ({ ink, surface, outline, edge, mark, mirrored }: Drawing, look: string): string =>
  style(
    {
      color: ink,
      background: surface,
      ...(outline !== undefined && {
        border: `${outline} ${look === 'left' ? 'dashed' : 'solid'}`,
        ...(edge !== undefined && { borderColor: edge }),
        borderBlockEndWidth: 3,
      }),
      ...(mark && {
        selectors: { '&::after': mark, ...(mirrored && { '[dir="rtl"] &::after': mirrored }) },
      }),
      ...(look === 'chosen' && { '@media': systemChosen }),
    },
    look,
  );

/** The classes of a seat of each look. */
export const looks = Object.fromEntries(
  Object.entries(drawings).map(([look, drawing]) => [
    look,
    `${seat} ${drawing.mark ? `${signed} ` : ''}${drawn(drawing, look)}`,
  ]),
) as Readonly<Record<SeatLook, string>>;

/** Round the seat of the passenger in turn, within its cell. */
export const ring = style({
  outlineColor: color.action.fill,
  selectors: { '&:focus-visible': { outlineColor: color.action.focus } },
  '@media': { '(forced-colors: active)': { outlineColor: 'Highlight' } },
});

/** The same seat beside a word, 24 px. */
export const glyph = style({ flex: 'none', inlineSize: '0.82em', margin: 0, fontSize: 28 });

/** The same seat at the head of a row of words, 36 px. */
export const listSeat = style({ flex: 'none', inlineSize: '0.82em', margin: 0, fontSize: 44 });
