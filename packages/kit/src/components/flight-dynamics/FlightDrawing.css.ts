import { styleIn } from '../../theme/layered.ts';

const style = styleIn('components');

export const drawing = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
