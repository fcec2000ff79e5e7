import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
/** Rows of a long list have their gap in them, the last one too. */
export const longList = style({ marginBlockEnd: `calc(-1 * ${space[3]})` });
export const longItem = style({ paddingBlockEnd: space[3] });

/** Above the content, where there is anything to say. */
export const above = style({ marginBlockEnd: space[3], selectors: { '&:empty': { display: 'none' } } });

/** The answers of a bar share its width; one goes below the other where the words are long. */
export const actions = style({ display: 'flex', flex: 1, flexWrap: 'wrap', gap: space[3] });
globalStyle(`.${actions} > *`, ruleIn('screens')({ flex: '1 1 auto' }));

export const due = style({ flex: '1 1 96px', minInlineSize: 0 });
export const dueLabel = style({ ...textStyle('small'), display: 'block', color: color.text.secondary });
export const dueAmount = style({
  ...textStyle('figure24'),
  ...tabular,
  display: 'block',
  color: color.price.text,
  whiteSpace: 'nowrap',
});
