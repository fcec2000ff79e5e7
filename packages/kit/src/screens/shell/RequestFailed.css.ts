import { styleIn } from '../../theme/layered.ts';

/** On a line of its own, so that neither sentence needs a space that its script does not have. */
export const note = styleIn('screens')({ display: 'block' });
