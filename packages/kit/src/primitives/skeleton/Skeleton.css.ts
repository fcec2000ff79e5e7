import { keyframes } from '@vanilla-extract/css';
import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = style({
  display: 'block',
  maxInlineSize: '100%',
  border: `${vars.border.hairline} solid transparent`,
  borderRadius: vars.radius.tag,
  background: vars.color.border.hairline,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
