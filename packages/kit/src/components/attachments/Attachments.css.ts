import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, motion, radius, size, space } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

export const box = style({
  border: hairline,
  borderRadius: radius.card,
  background: color.background.surface,
  overflow: 'clip',
});
export const invalid = style({ borderColor: color.error.text });

export const list = style({ paddingInline: space[4] });

/** Buttons that leave no room for a word beside them come below. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  alignItems: 'center',
  paddingBlock: space[3],
  borderBlockEnd: hairline,
  '@media': { '(max-width: 359px)': { columnGap: space[2] } },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  border: `${border.hairline} solid ${color.border.strong}`,
  borderRadius: radius.control,
  color: color.text.secondary,
});
export const markWrong = style({ borderColor: color.error.text, color: color.error.text });

/** A long name wraps anywhere: it has no spaces. */
export const words = style({ flex: '1 1 8rem', minInlineSize: 0 });
export const name = style({ ...textStyle('body'), overflowWrap: 'anywhere' });
export const detail = style({
  ...textStyle('small'),
  ...tabular,
  display: 'flex',
  gap: space[1],
  color: color.text.secondary,
  overflowWrap: 'anywhere',
});
export const sign = style({ flex: 'none', marginBlockStart: 2 });
export const done = style({ display: 'inline-flex', gap: space[1], color: color.done.text });
export const wrong = style({ color: color.error.text });

export const actions = style({ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' });

export const track = style({
  flex: '1 0 100%',
  blockSize: 4,
  marginBlockStart: space[3],
  borderRadius: radius.full,
  background: color.background.sunken,
  overflow: 'clip',
});
export const bar = style({
  blockSize: '100%',
  borderRadius: radius.full,
  background: color.action.fill,
  transition: `inline-size ${motion.duration.state} ${motion.easing.out}`,
});

/** The words of a chooser are its button; the input inside has the focus, and its ring is drawn here. */
const chooser = {
  position: 'relative',
  display: 'inline-flex',
  gap: space[2],
  alignItems: 'center',
  minBlockSize: size.touch,
  color: color.action.text,
  cursor: 'pointer',
  borderRadius: radius.control,
  selectors: {
    '&:focus-within': { outline: `2px solid ${color.action.text}`, outlineOffset: -2 },
  },
} as const;
export const add = style({
  ...textStyle('body'),
  ...chooser,
  inlineSize: '100%',
  minBlockSize: `max(56px, ${size.touch})`,
  paddingInline: space[4],
});
export const another = style({
  ...textStyle('body'),
  ...chooser,
  fontWeight: font.weight.semibold,
  paddingInline: space[2],
});
export const full = style({
  ...textStyle('small'),
  padding: `${space[3]} ${space[4]}`,
  color: color.text.secondary,
});
