import { styleIn } from '../../theme/layered.ts';

const style = styleIn('components');

/** A line of its own, so that day and words never run into each other. */
export const day = style({ display: 'block' });
