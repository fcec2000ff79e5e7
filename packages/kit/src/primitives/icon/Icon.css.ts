import { styleIn } from '../../theme/layered.ts';

const style = styleIn('primitives');

export const icon = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const solid = style({ fill: 'currentColor', stroke: 'none' });

export const directed = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
