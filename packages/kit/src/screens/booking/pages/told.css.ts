import { styleIn } from '../../../theme/layered.ts';
import { textStyle, wide } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, size, space } = vars;

/** A head of 180 px with the bar on a phone: what the page is for comes first. */
export const head = style({
  minBlockSize: `calc(180px - ${size.appBar})`,
  '@media': { [wide]: { minBlockSize: 344 } },
});

/** The search, and what stands below it. */
export const above = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  marginBlockEnd: space[6],
});
/** Clear of the tiles. */
export const recommended = style({ marginBlockStart: space[3] });

export const intro = style({ ...textStyle('body'), color: color.text.secondary, textWrap: 'pretty' });
export const one = style({ display: 'grid', gap: space[3], justifyItems: 'start' });
export const text = style({ ...textStyle('body'), textWrap: 'pretty' });
export const rules = style({
  ...textStyle('small'),
  paddingInlineStart: space[5],
  listStyle: 'disc',
  color: color.text.secondary,
});
