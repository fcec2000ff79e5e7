import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');
const { color, font } = vars;

export const postmark = style({ display: 'block', inlineSize: 92, blockSize: 92, flexShrink: 0 });
export const faint = style({ opacity: 0.55 });

export const rings = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  fill: 'none',
  stroke: color.drawing.line,
  strokeWidth: '1.25px',
});

export const base = style({ stroke: 'none' });

/** In units of the picture: an ornament, not a text. */
export const word = style({
  fill: color.drawing.line,
  stroke: 'none',
  fontFamily: font.family,
  fontSize: '9px',
  fontWeight: font.weight.semibold,
  letterSpacing: '0.06em',
  textAnchor: 'middle',
});
