import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { globalStyle } from '@vanilla-extract/css';

const style = styleIn('components');
const { border, color, space } = vars;

export const dial = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 156,
  blockSize: 156,
  color: color.drawing.line,
});

export const ring = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  rotate: '-90deg',
  fill: 'none',
  strokeWidth: 4,
  strokeLinecap: 'round',
});

export const track = style({ stroke: color.border.hairline });

export const left = style({
  stroke: color.action.fill,
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});

export const rosette = style({ position: 'absolute', inset: 12, opacity: 0.5 });

export const count = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 64,
  blockSize: 64,
  color: color.text.primary,
  background: color.background.surface,
  borderRadius: '50%',
});

export const figure = style({ ...textStyle('figure24'), ...tabular, lineHeight: 1 });
export const unit = style({ ...textStyle('small'), color: color.text.secondary, lineHeight: 1 });

export const stack = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  justifyContent: 'space-between',
  paddingBlock: space[3],
  paddingInline: space[4],
  selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.border.hairline}` } },
});
globalStyle(`.${row} > *`, ruleIn('components')({ overflowWrap: 'anywhere' }));

export const quiet = style({ ...textStyle('body'), ...tabular, color: color.text.secondary });
export const amount = style({ ...textStyle('strong'), ...tabular });
