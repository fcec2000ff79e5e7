import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, size, space } = vars;

/** How far the navy reaches under the card, px: about half of it. */
const under = 104;

export const head = style({
  paddingBlockStart: 'env(safe-area-inset-top)',
  paddingBlockEnd: space[2],
  color: color.text.onBar,
  background: color.background.bar,
  borderBlockEnd: `${under}px solid ${color.background.bar}`,
  // A border would be drawn in the colour of words.
  '@media': { '(forced-colors: active)': { borderBlockEndColor: 'Canvas' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  maxInlineSize: size.content,
  minBlockSize: size.appBar,
  marginInline: 'auto',
  paddingInlineStart: `max(${space[4]}, env(safe-area-inset-left))`,
  // The drawing, not its target, ends on the gutter.
  paddingInlineEnd: `calc(max(${space[4]}, env(safe-area-inset-right)) - 10px)`,
});
export const actions = style({ display: 'flex', flexShrink: 0 });

export const counted = style({ position: 'relative', display: 'flex' });
/** On the icon's shoulder; what lies below can be pressed through it. */
export const count = style({
  position: 'absolute',
  insetBlockEnd: 'calc(50% + 2px)',
  insetInlineStart: 'calc(50% + 5px)',
  display: 'flex',
  pointerEvents: 'none',
});

/** On two lines in large text, clear of the edge above. */
export const title = style({ ...textStyle('title'), lineHeight: 1.18, paddingBlock: space[1] });

/** Lies over the foot of the head and is painted after it. */
export const card = style({
  position: 'relative',
  selectors: { [`${head} + * &`]: { marginBlockStart: `calc(-${under}px - ${space[4]})` } },
});
