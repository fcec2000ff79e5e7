import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const rule = ruleIn('components');
const { border, color, font, space } = vars;

export const table = style({ ...textStyle('body'), inlineSize: '100%', borderCollapse: 'collapse' });
globalStyle(
  `.${table} :is(th, td)`,
  rule({ padding: `${space[2]} ${space[2]}`, textAlign: 'start', fontWeight: font.weight.regular }),
);
globalStyle(`.${table} tr > :first-child`, rule({ paddingInlineStart: space[4] }));
globalStyle(`.${table} tr > :last-child`, rule({ paddingInlineEnd: space[4] }));
globalStyle(
  `.${table} :is(thead th, tbody th)`,
  rule({ ...textStyle('small'), color: color.text.secondary }),
);
export const figure = style({ ...tabular });
globalStyle(`.${table} .${figure}`, rule({ textAlign: 'end' }));

export const each = style({ borderBlockStart: `${border.hairline} solid ${color.border.hairline}` });
export const party = style({
  borderBlockStart: `${border.hairline} solid ${color.border.strong}`,
  background: color.background.sunken,
});
globalStyle(
  `.${table} .${party} > :is(th, td)`,
  rule({ ...textStyle('body'), fontWeight: font.weight.semibold, color: color.text.primary }),
);
