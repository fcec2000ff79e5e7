import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space } = vars;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  minBlockSize: vars.size.touch,
  marginBlockStart: space[3],
  '@media': { [wide]: { marginBlockStart: 0 } },
});
export const period = style({
  ...textStyle('small'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 auto',
  columnGap: space[2],
  minInlineSize: 0,
});
export const days = style({ color: color.text.secondary });
export const count = style({ color: color.text.tertiary, whiteSpace: 'nowrap' });

/** The words end on the edge that the figures below end on. */
export const save = style({
  flexShrink: 0,
  marginInline: `auto calc(-1 * ${space[4]})`,
  whiteSpace: 'nowrap',
  // The outline that forced colours draw ends within the page.
  '@media': { '(forced-colors: active)': { marginInlineEnd: 0 } },
});

/** Apart from what could be read. */
export const unreadable = style({ marginBlockStart: space[3] });
