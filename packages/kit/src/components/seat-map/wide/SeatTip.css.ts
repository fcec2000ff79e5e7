import { createVar } from '@vanilla-extract/css';
import { stack } from '../../../primitives/stack.ts';
import { styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, radius, space } = vars;

/** Of the seat in the stage: its middle, its foot, and the foot of the cabin. */
export const middle = createVar();
export const from = createVar();
export const to = createVar();

const breadth = '15rem';

/** Lies over the stage, and lets the pointer through to the seats. */
export const tip = style({
  position: 'absolute',
  inset: 0,
  zIndex: stack.overlay,
  pointerEvents: 'none',
  selectors: {
    '&[hidden]': { display: 'none' },
    // From the seat down to its words.
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: from,
      left: `calc(${middle} - 1px)`,
      inlineSize: 2,
      blockSize: `calc(${to} + ${space[2]} - ${from})`,
      background: color.border.bar,
    },
  },
});

export const card = style({
  position: 'absolute',
  insetBlockStart: `calc(${to} + ${space[2]})`,
  left: `clamp(${space[2]}, ${middle} - ${breadth} / 2, 100% - ${breadth} - ${space[2]})`,
  boxSizing: 'border-box',
  inlineSize: breadth,
  paddingBlock: space[2],
  paddingInline: space[4],
  border: `${border.hairline} solid ${color.border.bar}`,
  borderRadius: radius.control,
  background: color.background.bar,
  color: color.text.onBar,
});

export const head = style({
  ...textStyle('strong'),
  ...tabular,
  display: 'flex',
  gap: space[3],
  justifyContent: 'space-between',
});
export const designator = style({ fontWeight: 'inherit' });
export const price = style({ fontWeight: 'inherit', textAlign: 'end' });
export const place = style(textStyle('small'));
