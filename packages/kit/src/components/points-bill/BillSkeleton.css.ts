import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');

/** As large as the button that comes. */
export const button = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[4],
});

/** In the place of the figure, over both columns. */
export const figure = style({ gridColumn: '1 / -1' });
