import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space } = vars;

/** As large as its words ask for, so that they never touch the rings: measured in their own size. */
export const rings = style({
  ...textStyle('small'),
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'max(184px, 11.5rem)',
  maxInlineSize: '100%',
  aspectRatio: '1',
  marginInline: 'auto',
  selectors: { '[data-text-size="elder"] &': { inlineSize: '15em' } },
});
export const picture = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
export const disc = style({ fill: color.background.surface, fillOpacity: 0.72 });
export const track = style({ fill: 'none', stroke: color.border.strong, strokeOpacity: 0.6 });

const stroke = {
  fill: 'none',
  strokeLinecap: 'round',
  // A ring begins at the top.
  transform: 'rotate(-90deg)',
  transformOrigin: 'center',
} as const;

export const ring = {
  points: style({ ...stroke, stroke: color.text.primary }),
  segments: style({ ...stroke, stroke: color.action.fill }),
};

export const words = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
  maxInlineSize: '66%',
  textAlign: 'center',
  color: color.text.primary,
});
