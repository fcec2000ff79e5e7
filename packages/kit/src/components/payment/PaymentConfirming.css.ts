import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { globalStyle } from '@vanilla-extract/css';

const style = styleIn('components');
const { border, color, space } = vars;

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  alignItems: 'center',
  paddingBlock: space[6],
  textAlign: 'center',
});

export const title = style({ ...textStyle('figure24'), textWrap: 'balance' });

export const text = style({ ...textStyle('body'), color: color.text.secondary, textWrap: 'pretty' });

export const dial = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 156,
  blockSize: 156,
  marginBlockEnd: space[3],
  color: color.text.tertiary,
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

export const rosette = style({
  position: 'absolute',
  inset: 12,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '0.7px',
  opacity: 0.5,
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

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

export const next = style({ ...textStyle('strong'), marginBlock: `${space[2]} ${space[3]}` });

export const way = style({
  display: 'flex',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockStart: `${border.hairline} solid ${color.border.strong}`,
});

export const wayText = style({ ...textStyle('body'), color: color.text.secondary });
export const wayTitle = style({ ...textStyle('strong') });
export const sign = style({ display: 'flex', paddingBlockStart: space[1], color: color.text.secondary });
