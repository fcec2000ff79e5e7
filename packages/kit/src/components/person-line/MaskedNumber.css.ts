import { styleIn } from '../../theme/layered.ts';
import { tabular } from '../../theme/text.ts';

const style = styleIn('components');

export const number = style({ ...tabular, whiteSpace: 'nowrap' });
/** An address of e-mail may go on below, best at its sign. */
export const address = style({ overflowWrap: 'break-word' });

/** On the middle of the figures' height, with a word space on either side. */
export const dots = style({ display: 'inline-block', marginInline: '0.3em', verticalAlign: '0.24em' });

/** Within one word. */
export const tightDots = style({ display: 'inline-block', marginInline: '0.12em', verticalAlign: '0.24em' });
