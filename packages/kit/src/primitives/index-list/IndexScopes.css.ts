import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';
import { stack } from '../stack.ts';
import { scopesSize, searchEnd } from './IndexList.css.ts';

const style = styleIn('primitives');
const { border, color, space } = vars;

/** Stays under the search while the list goes on below. */
export const strip = style({
  position: 'sticky',
  insetBlockStart: searchEnd,
  zIndex: stack.bar,
  display: 'flex',
  gap: space[6],
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  blockSize: scopesSize,
  paddingInline: `calc(${space[4]} - ${space[1]})`,
  background: color.background.surface,
  borderBlockEnd: `${border.hairline} solid ${color.border.hairline}`,
  selectors: { '&[hidden]': { display: 'none' } },
});
