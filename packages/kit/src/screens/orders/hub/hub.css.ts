import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../../theme/layered.ts';
import { wide } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { border, color, radius, space } = vars;

export const failed = style({ marginBlockStart: space[4] });

/** One column on a phone, three where there is room; a line round each, so that a last row that is not full leaves no more than its place. */
export const kinds = style({
  display: 'grid',
  gap: 1,
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.card,
  background: color.background.surface,
  overflow: 'clip',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});
globalStyle(`.${kinds} > li`, ruleIn('screens')({ outline: `1px solid ${color.border.hairline}` }));
