import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const rule = ruleIn('components');
const { border, color, font, space } = vars;

export const table = style({
  ...textStyle('body'),
  inlineSize: '100%',
  borderCollapse: 'collapse',
  overflowWrap: 'normal',
});
globalStyle(
  `.${table} :is(th, td)`,
  rule({ padding: `${space[3]} ${space[2]}`, textAlign: 'start', verticalAlign: 'middle' }),
);
globalStyle(`.${table} tr > :first-child`, rule({ paddingInlineStart: space[4] }));
globalStyle(`.${table} tr > :last-child`, rule({ paddingInlineEnd: space[4] }));
globalStyle(`.${table} thead th`, rule({ ...textStyle('small'), color: color.text.secondary }));
globalStyle(`.${table} tbody th`, rule({ fontWeight: font.weight.regular }));

export const row = style({
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
  selectors: { '&[data-state="current"]': { background: color.action.surface } },
});
globalStyle(`.${row}[data-state="current"] > :is(th, td)`, rule({ fontWeight: font.weight.semibold }));

export const figure = style({ ...tabular });
globalStyle(`.${table} .${figure}`, rule({ textAlign: 'end' }));
// Two or three characters that are one word; elsewhere it is as long as a column is wide.
globalStyle(`.${table} thead .${figure}:lang(zh)`, rule({ whiteSpace: 'nowrap' }));

export const step = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[4] });
// On a line of its own the word begins where the others do: its badge has no ground here.
globalStyle(`.${step} > *`, rule({ marginInlineStart: `calc(-1 * ${space[2]})` }));
export const until = style({
  ...textStyle('small'),
  ...tabular,
  display: 'block',
  fontWeight: font.weight.regular,
  color: color.text.secondary,
});
