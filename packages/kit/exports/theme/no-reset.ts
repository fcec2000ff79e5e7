import '../../src/theme/layers.css.ts';
import '../../src/theme/theme.css.ts';
import '../../src/theme/own-reset.css.ts';

export { vars } from '../../src/theme/vars.css.ts';
export { allTokens } from '../../src/theme/values.ts';
