import { styleIn } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const style = styleIn('primitives');

/** Breadth of a dot, and the room at each side of it, px. */
const [breadth, room] = [3, 8] as const;

/** Between two facts in a line; drawn, for a Chinese bullet is a full em wide. */
export const dot = style({
  display: 'inline-block',
  inlineSize: breadth,
  blockSize: breadth,
  marginInline: vars.space[2],
  verticalAlign: 'middle',
  borderRadius: vars.radius.full,
  background: 'currentColor',
});

/** Facts in a line that wraps. What hangs out at its start by more than a focus ring is not drawn: the dot of a fact that begins a line. */
export const dotted = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: breadth + 2 * room,
  clipPath: `inset(-1rem -1rem -1rem ${2 - room}px)`,
});

/** A fact in such a line, with a dot before it unless it is the first. */
export const dottedFact = style({
  position: 'relative',
  minInlineSize: 0,
  selectors: {
    '* + &::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: `calc(0.5lh - ${breadth / 2}px)`,
      insetInlineStart: -(breadth + room),
      inlineSize: breadth,
      blockSize: breadth,
      borderRadius: vars.radius.full,
      background: 'currentColor',
    },
  },
});
