import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../../theme/layered.ts';
import { textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

/** Above the content, where there is anything to say. */
export const above = style({ marginBlockEnd: space[3], selectors: { '&:empty': { display: 'none' } } });

/** Corners of the card clip what it holds. */
export const bill = style({ overflow: 'clip' });

export const terms = style({
  ...textStyle('small'),
  marginBlockStart: space[4],
  color: color.text.secondary,
  textWrap: 'pretty',
});

/** Quiet actions at the end of the content. */
export const quiet = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginBlockStart: space[4] });
globalStyle(`.${quiet} > :not(:only-child)`, ruleIn('screens')({ flex: '1 1 auto' }));

/** Lighter than its figure. */
export const unit = style({ ...textStyle('small'), textDecoration: 'none' });

export const pay = style({ flex: '1 1 152px' });

export const noWay = style({ ...textStyle('small'), color: color.text.secondary, textWrap: 'pretty' });

/** Words in the sheet above its fields. */
export const told = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

export const why = style({ ...textStyle('body'), color: color.text.secondary, textWrap: 'pretty' });
