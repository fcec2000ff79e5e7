import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

/** Above the content, where there is anything to say. */
export const above = style({ marginBlockEnd: space[3], selectors: { '&:empty': { display: 'none' } } });

export const below = style({ marginBlockStart: space[6] });

/** The answers of a bar share its width; one goes below the other where the words are long. */
export const actions = style({ display: 'flex', flex: 1, flexWrap: 'wrap', gap: space[3] });
globalStyle(`.${actions} > *`, ruleIn('screens')({ flex: '1 1 auto' }));

export const rules = style({
  ...textStyle('body'),
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[4],
  listStyle: 'disc',
  color: color.text.secondary,
  textWrap: 'pretty',
});

/** Under the words of the rule that they belong to. As many columns as the longest word leaves room for. */
export const words = style({
  ...textStyle('body'),
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 6.5em), 1fr))',
  gap: `${space[2]} ${space[4]}`,
  marginBlockStart: space[2],
  marginInlineStart: space[4],
  selectors: {
    ':is(:lang(ru), :lang(en)) &': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9em), 1fr))' },
  },
});
