import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, radius, size, space } = vars;

/** Side of a mark on the line. */
const mark = size.icon;

export const steps = style({ display: 'grid' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: `${mark} 1fr`,
  columnGap: space[3],
  position: 'relative',
  paddingBlockEnd: space[4],
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

/** The line to the next mark. */
export const line = style({
  position: 'absolute',
  insetInlineStart: `calc(${mark} / 2 - ${border.selected} / 2)`,
  insetBlockStart: mark,
  insetBlockEnd: 0,
  inlineSize: border.selected,
  background: color.border.hairline,
  selectors: { '&[data-state="done"]': { background: color.done.text } },
});

const disc = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: mark,
  blockSize: mark,
  borderRadius: radius.full,
  boxSizing: 'border-box',
} as const;

export const marks = {
  done: style({ ...disc, background: color.done.text, color: color.background.surface }),
  refused: style({ ...disc, background: color.error.text, color: color.background.surface }),
  late: style({ ...disc, background: color.attention.text, color: color.background.surface }),
  current: style({
    ...disc,
    border: `${border.selected} solid ${color.action.fill}`,
    '::after': {
      content: '',
      inlineSize: space[2],
      blockSize: space[2],
      borderRadius: radius.full,
      background: color.action.fill,
    },
  }),
  coming: style({ ...disc, border: `${border.hairline} dashed ${color.text.secondary}` }),
  never: style({ ...disc, border: `${border.hairline} dashed ${color.text.secondary}` }),
} as const;

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  alignItems: 'baseline',
  ...textStyle('body'),
});

export const name = style({
  selectors: {
    '&[data-state="current"], &[data-state="late"], &[data-state="refused"]': {
      fontWeight: font.weight.semibold,
    },
    '&[data-state="refused"]': { color: color.error.text },
    '&[data-state="coming"], &[data-state="never"]': { color: color.text.secondary },
  },
});

export const when = style({
  ...tabular,
  color: color.text.secondary,
  selectors: { '&[data-state="late"]': { color: color.attention.text, fontWeight: font.weight.semibold } },
});

export const note = style({
  ...textStyle('small'),
  gridColumn: 2,
  color: color.text.secondary,
  overflowWrap: 'anywhere',
});
