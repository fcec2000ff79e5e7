import { createVar } from '@vanilla-extract/css';
import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, radius, space } = vars;

/** Modules side by side. */
export const columns = createVar();

export const code = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'center',
  paddingBlockEnd: space[4],
  textAlign: 'center',
});

/** Keeps its white and black whatever the colours of theme and system, with the white that a scanner needs. */
export const panel = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 208,
  maxInlineSize: '100%',
  blockSize: 208,
  padding: space[4],
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.control,
  background: color.background.barcode,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

/** Modules of whole pixels; without a colour of its own it is black. */
export const picture = style({
  inlineSize: [`calc(${columns} * 6px)`, `calc(round(down, 174px / ${columns}, 1px) * ${columns})`],
  blockSize: 'auto',
  fillRule: 'evenodd',
  shapeRendering: 'crispEdges',
});

export const name = style({ ...textStyle('title') });
export const number = style({ ...textStyle('strong'), ...tabular });
export const hint = style({ ...textStyle('small'), color: color.text.secondary, textWrap: 'balance' });
