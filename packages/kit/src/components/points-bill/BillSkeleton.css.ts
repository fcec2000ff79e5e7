import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');

/** Keeps the room of words that are not known yet, so that the lines wrap alike. */
export const held = style({ visibility: 'hidden' });

/** In the place of a figure that keeps its own line. */
export const value = style({
  position: 'relative',
  inlineSize: 64,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: vars.space[1],
      insetInline: 0,
      borderRadius: vars.radius.tag,
      background: vars.color.skeleton,
    },
  },
});

/** In the place of the figure, over both columns. */
export const figure = style({ gridColumn: '1 / -1' });
