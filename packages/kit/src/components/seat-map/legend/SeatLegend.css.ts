import { createVar, globalStyle } from '@vanilla-extract/css';
import { stack } from '../../../primitives/stack.ts';
import { ruleIn, styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';
import { gutter } from '../gutter.ts';

const style = styleIn('components');
const rule = ruleIn('components');
const { border, color, font, radius, size, space } = vars;

/** Height of what sticks above the filter. */
export const underHead = createVar();

/** Height of a price to look for. */
export const filterChip = `max(${size.touch}, ${font.body.size} * ${font.body.line})`;

/** Height of the line that stays in sight. */
export const filterHeight = `calc(${filterChip} + ${space[1]} + ${space[2]})`;

/** A mark is as high as its sign, or its word if that is larger. */
const markHeight = `max(23px, ${font.small.size} * ${font.small.line})`;

/** Height of the marks, which take two lines of a phone. */
export const marksHeight = `calc(2 * ${markHeight} + ${space[1]} + ${space[3]})`;

/** The prices, and what else is looked for, stay in sight: one line that scrolls, from edge to edge. */
export const filter = style({
  position: 'sticky',
  insetBlockStart: underHead,
  zIndex: stack.bar,
  display: 'flex',
  gap: space[2],
  blockSize: filterHeight,
  paddingInline: gutter,
  paddingInlineEnd: space[4],
  paddingBlock: `${space[1]} ${space[2]}`,
  background: color.background.surface,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    '(height < 600px)': { position: 'static' },
    // As broad as they are, about the axis of the cabin.
    [wide]: { justifyContent: 'safe center', paddingInline: space[4] },
  },
});

export const chip = style({
  ...textStyle('body'),
  ...tabular,
  display: 'inline-flex',
  gap: space[2],
  alignItems: 'center',
  flex: 'none',
  blockSize: filterChip,
  paddingInline: space[3],
  border: `${border.hairline} solid ${color.border.control}`,
  borderRadius: radius.full,
  background: color.background.surface,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: color.action.text,
      boxShadow: `inset 0 0 0 1px ${color.action.text}`,
      background: color.action.surface,
      color: color.action.text,
      fontWeight: font.weight.semibold,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': { borderWidth: 3 } } },
  },
});

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[1],
  paddingBlockEnd: space[3],
  paddingInline: gutter,
  background: color.background.surface,
});

export const mark = style({
  ...textStyle('small'),
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  color: color.text.secondary,
});

// The rest above the seats has few rules: a sheet of its own would weigh twice as much.

export const hold = style({
  ...textStyle('small'),
  ...tabular,
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  color: color.attention.text,
});

export const holdTime = style({ fontWeight: font.weight.semibold });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
});

// A tool with a line of its own takes its breadth.
globalStyle(`.${tools} > *`, rule({ flex: '1 1 auto' }));
