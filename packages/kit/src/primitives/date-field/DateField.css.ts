import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');
const rule = ruleIn('primitives');
const { color, size, space } = vars;

/** The date lies over the input, and a long one makes both higher. */
export const box = style({
  selectors: { '&&': { position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

/** The browser's own button is laid over our icon, so that a tap there opens the calendar. */
export const input = style({
  gridArea: '1 / 1',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::-webkit-calendar-picker-indicator': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: size.touch,
      blockSize: 'auto',
      padding: 0,
      opacity: 0,
      cursor: 'pointer',
    },
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
  },
});

/** Keys change parts of the browser's own form, so that is seen while they may; a finger meets the calendar alone. */
const keyed = '(pointer: fine)';

const hiddenText = { color: 'transparent', forcedColorAdjust: 'none' } as const;

/** The browser's own form is there, and not seen. */
export const clear = style({
  selectors: { '&&:not(:focus)': hiddenText },
  '@media': { '(pointer: coarse)': { selectors: { '&&:focus': hiddenText } } },
});

export const shown = style({
  ...textStyle('field'),
  gridArea: '1 / 1',
  alignSelf: 'center',
  paddingInline: space[3],
  paddingBlock: space[2],
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});

globalStyle(`${clear}:disabled + ${shown}`, rule({ color: color.text.tertiary }));
globalStyle(`${clear}:focus + ${shown}`, rule({ '@media': { [keyed]: { visibility: 'hidden' } } }));

export const icon = style({
  marginInline: `0 ${space[3]}`,
  color: color.text.secondary,
  pointerEvents: 'none',
});
