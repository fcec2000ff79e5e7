import { createVar } from '@vanilla-extract/css';
import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, radius, space } = vars;

/** Modules side by side. */
export const columns = createVar();
/** The smallest step of a module's edge: one pixel of the screen. */
const step = createVar();

/** Quiet zone and outline at both sides. */
const around = `(2 * ${space[4]} + 2 * ${border.hairline})`;

/** Keeps its white and black whatever the colours of theme and system. */
export const panel = style({
  // In the middle of its panel, where the facts beside it are taller.
  display: 'grid',
  alignContent: 'center',
  inlineSize: 'fit-content',
  padding: space[4],
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.control,
  background: color.background.barcode,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

const fitted = (room: string) =>
  `calc(round(down, (${room} - ${around}) / ${columns}, ${step}) * ${columns})`;

/** As large as its place allows with modules of whole pixels; three each where a browser cannot round. Without a colour of its own it is black. */
export const code = style({
  vars: { [step]: '1px' },
  inlineSize: [`calc(${columns} * 3px)`, fitted('min(70cqi, 208px)')],
  blockSize: 'auto',
  fillRule: 'evenodd',
  shapeRendering: 'crispEdges',
  '@media': {
    '(resolution: 2dppx)': { vars: { [step]: '0.5px' } },
    '(resolution: 3dppx)': { vars: { [step]: 'calc(1px / 3)' } },
  },
  '@container': {
    // Below the code stand the facts, so it takes the line.
    '(max-width: 17rem)': { inlineSize: [`calc(${columns} * 3px)`, fitted('min(100cqi, 240px)')] },
  },
});

const bleed = space[4];

/** A wide symbol needs every pixel: where there are few, those up to the edges of the card. */
export const wide = style({
  inlineSize: [`calc(${columns} * 1px)`, fitted('100cqi')],
  maxInlineSize: 'none',
  '@container': {
    '(max-width: 17rem)': { inlineSize: [`calc(${columns} * 1px)`, fitted(`(100cqi + 2 * ${bleed})`)] },
  },
});

/** Code or notice on a line of its own. */
export const wholeLine = style({});

export const widePanel = style({
  '@container': { '(max-width: 17rem)': { marginInline: `calc(-1 * ${bleed})` } },
});

/** The place of a square `code` of usual length, so that nothing moves when it is drawn. */
export const waiting = style({ vars: { [columns]: '37' }, aspectRatio: '1' });

export const trouble = style({ flex: '1 0 100%', minInlineSize: 0 });
