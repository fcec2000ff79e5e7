import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');

/** The next step takes the width that is left; where the words are long each has a line of its own. */
export const actions = style({ display: 'flex', flex: 1, flexWrap: 'wrap', gap: vars.space[3] });
globalStyle(`.${actions} > *`, ruleIn('components')({ flex: '999 1 auto' }));

export const home = style({ flex: '1 1 auto' });
