import { createVar } from '@vanilla-extract/css';
import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, radius, space } = vars;

/** Room around the word of the present under the ends, in px. */
const nowRoom = 16;

/** Place of the present from the start of the axis, per cent. */
export const present = createVar();

export const axis = style({ ...tabular });
/** Its labels lie over its lines, and under a bar that the page is scrolled beneath. */
export const plot = style({ position: 'relative', isolation: 'isolate', blockSize: 240 });
export const inForce = style({
  position: 'absolute',
  insetBlock: 0,
  background: color.action.surface,
  borderInline: `${border.hairline} solid ${color.border.hairline}`,
});
export const lines = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});

const drawn = { fill: 'none', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' } as const;
/** Solid, dotted and the base line, so that shape tells what colour tells. */
export const line = {
  refund: style({ ...drawn, stroke: color.text.primary }),
  change: style({ ...drawn, stroke: color.text.primary, strokeDasharray: '3 3' }),
  keep: style({ ...drawn, stroke: color.done.text }),
} as const;

export const label = style({
  ...textStyle('small'),
  position: 'absolute',
  zIndex: 1,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  paddingBlock: space[1],
  color: color.text.secondary,
});
const beside = {
  fontSize: font.strong.size,
  lineHeight: font.strong.line,
  fontWeight: font.weight.semibold,
  color: color.action.text,
} as const;
/** Beside the line of the present, clear of its dots. */
export const labelAfter = style({ ...beside, insetInlineStart: present, paddingInlineStart: space[3] });
export const labelBefore = style({
  ...beside,
  insetInlineEnd: `calc(100% - ${present})`,
  paddingInlineEnd: space[3],
});

export const now = style({
  position: 'absolute',
  insetInlineStart: present,
  insetBlock: 0,
  inlineSize: 0,
  borderInlineStart: `${border.error} solid ${color.action.fill}`,
  marginInlineStart: -1,
});
export const dot = style({
  position: 'absolute',
  insetInlineStart: -1,
  inlineSize: 14,
  blockSize: 14,
  border: `${border.error} solid ${color.background.surface}`,
  borderRadius: radius.full,
  background: color.action.fill,
  translate: '-50% 50%',
});
export const dotOfKeep = style({ background: color.done.text });

export const ends = style({
  ...textStyle('small'),
  position: 'relative',
  marginBlockEnd: space[3],
  blockSize: `calc(2 * (${font.small.size} * ${font.small.line}) + ${nowRoom}px)`,
  color: color.text.secondary,
});
const atTop = { position: 'absolute', insetBlockStart: space[1], whiteSpace: 'nowrap' } as const;
/** On the narrowest phones the first boundary needs its room. */
export const start = style({
  ...atTop,
  insetInlineStart: 0,
  '@media': { '(max-width: 359px)': { display: 'none' } },
});
export const end = style({ ...atTop, translate: '-50%' });
export const endLast = style({ ...atTop, insetInlineEnd: 0 });
export const nowWord = style({
  position: 'absolute',
  insetInlineStart: `clamp(1.5rem, ${present}, 100% - 1.5rem)`,
  insetBlockEnd: 0,
  translate: '-50%',
  paddingInline: space[2],
  paddingBlock: 2,
  borderRadius: radius.control,
  color: color.action.onFill,
  background: color.action.fill,
  fontWeight: font.weight.semibold,
  whiteSpace: 'nowrap',
});

export const legend = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  color: color.text.secondary,
});
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
export const keyLine = style({ inlineSize: 24, blockSize: 2, overflow: 'visible' });
