import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');

/** Above what it tells of. */
export const told = style({ marginBlockEnd: vars.space[5], selectors: { '&:focus': { outline: 'none' } } });
