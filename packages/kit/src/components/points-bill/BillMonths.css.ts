import { styleIn } from '../../theme/layered.ts';
import { textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { space } = vars;

/** Under an open entry it keeps the distance between sections. */
export const card = style({
  selectors: { '* + &': { marginBlockStart: space[6] } },
  '@media': { [wide]: { padding: space[6] } },
});

export const title = style(textStyle('strong'));
