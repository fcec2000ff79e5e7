import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');
const { border, color, font, radius, size, space } = vars;

/** Drawn size of a knob, px; its target is larger. */
const knobSize = 22;

export const frame = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
});
export const label = style({ ...textStyle('body'), fontWeight: font.weight.semibold });
export const told = style({
  ...textStyle('small'),
  ...tabular,
  fontWeight: font.weight.semibold,
  whiteSpace: 'nowrap',
});

/** The bars end on the line, between the middles of the outermost knobs. */
export const bars = style({
  display: 'flex',
  gap: 3,
  alignItems: 'flex-end',
  blockSize: 48,
  marginBlockEnd: `calc(-1 * ${space[2]} - ${knobSize / 2}px)`,
  paddingInline: knobSize / 2,
});
export const bar = style({
  flex: 1,
  minInlineSize: 0,
  borderStartStartRadius: 2,
  borderStartEndRadius: 2,
  background: color.border.strong,
  forcedColorAdjust: 'none',
  selectors: { '&[data-state="inside"]': { background: color.chart.selected } },
  '@media': {
    '(forced-colors: active)': {
      background: 'GrayText',
      selectors: { '&[data-state="inside"]': { background: 'Highlight' } },
    },
  },
});

export const slider = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  blockSize: knobSize,
  touchAction: 'pan-y',
  userSelect: 'none',
});
export const track = style({
  position: 'relative',
  flex: 1,
  blockSize: 3,
  borderRadius: radius.full,
  background: color.border.strong,
  '@media': { '(forced-colors: active)': { background: 'GrayText', forcedColorAdjust: 'none' } },
});
export const inside = style({
  position: 'absolute',
  blockSize: '100%',
  borderRadius: radius.full,
  background: color.action.fill,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});
export const knob = style({
  display: 'block',
  inlineSize: knobSize,
  blockSize: knobSize,
  border: `${border.selected} solid ${color.action.fill}`,
  borderRadius: radius.full,
  background: color.background.surface,
  cursor: 'grab',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineStart: '50%',
      inlineSize: size.touch,
      blockSize: size.touch,
      translate: '-50% -50%',
    },
    '&:active': { cursor: 'grabbing' },
  },
});

export const fields = style({ display: 'flex', gap: space[3], alignItems: 'flex-end' });
globalStyle(`.${fields} > *`, ruleIn('primitives')({ flex: '1 1 0', minInlineSize: 0 }));
