import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';
import type { Ink } from './ink.ts';

const style = styleIn('primitives');
const { color } = vars;

const stroke = {
  fill: 'none',
  stroke: color.drawing.line,
  strokeWidth: '1.5px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // One line weight, whatever the size.
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { fill: 'none', stroke: 'CanvasText' } },
} as const;

export const inks: Readonly<Record<Ink, string>> = {
  ground: style({ ...stroke, fill: color.drawing.ground }),
  paper: style({ ...stroke, fill: color.background.surface }),
  line: style(stroke),
  inner: style({ ...stroke, strokeOpacity: 0.6 }),
  faint: style({ ...stroke, stroke: color.drawing.faint }),
  missing: style({ ...stroke, stroke: color.drawing.faint, strokeDasharray: '4 3' }),
  dash: style({ ...stroke, strokeDasharray: '4 3' }),
  accent: style({ ...stroke, stroke: color.action.fill }),
  solid: style({ ...stroke, fill: color.action.fill, stroke: 'none' }),
};
