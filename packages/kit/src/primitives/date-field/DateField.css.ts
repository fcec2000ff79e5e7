import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');

export const box = style({ position: 'relative' });

/** The browser's own button is laid over our icon, so that a tap there opens the calendar. */
export const input = style({
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::-webkit-calendar-picker-indicator': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: vars.size.touch,
      blockSize: 'auto',
      padding: 0,
      opacity: 0,
      cursor: 'pointer',
    },
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
  },
});

export const icon = style({
  marginInline: `0 ${vars.space[3]}`,
  color: vars.color.text.secondary,
  pointerEvents: 'none',
});
