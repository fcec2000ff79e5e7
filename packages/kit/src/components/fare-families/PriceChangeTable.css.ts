import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const rule = ruleIn('components');
const { border, color, font, radius, space } = vars;

/** Unseen words scroll along, or they would widen the page. */
export const box = style({
  position: 'relative',
  overflowX: 'auto',
  overflowWrap: 'normal',
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.card,
  background: color.background.surface,
});
export const table = style({ ...textStyle('body'), inlineSize: '100%', borderCollapse: 'collapse' });
globalStyle(
  `.${table} :is(th, td)`,
  rule({ padding: `${space[3]} ${space[1]}`, textAlign: 'start', fontWeight: font.weight.regular }),
);
globalStyle(`.${table} tr > :first-child`, rule({ paddingInlineStart: space[3] }));
globalStyle(`.${table} tr > :last-child`, rule({ paddingInlineEnd: space[3] }));
globalStyle(`.${table} thead th`, rule({ ...textStyle('small'), color: color.text.secondary }));
export const figure = style({ ...tabular });
globalStyle(`.${table} .${figure}`, rule({ textAlign: 'end', whiteSpace: 'nowrap' }));

/** Old sums, in no weight of their own. */
export const was = style({});
/** Large text on a narrow phone leaves three sums no room beside a name: it stands over them. */
const crowded = '[data-text-size="elder"], [data-text-size="double"]';
globalStyle(
  `:is(${crowded}) .${table} tr`,
  rule({
    '@media': {
      '(max-width: 389px)': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  }),
);
globalStyle(
  `:is(${crowded}) .${table} tr > :first-child`,
  rule({ '@media': { '(max-width: 389px)': { gridColumn: '1 / -1', paddingBlockEnd: 0 } } }),
);
/** The changed row alone is tinted. */
export const row = style({
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
  color: color.text.secondary,
  selectors: {
    '&[data-state="changed"]': { color: color.text.primary, background: color.attention.surface },
    '[data-state="cheaper"] &[data-state="changed"]': { background: color.done.surface },
  },
});
globalStyle(
  `.${row}[data-state="changed"] > :is(th, td):not(.${was})`,
  rule({ fontWeight: font.weight.semibold }),
);
export const total = style({ borderBlockStart: `${border.hairline} solid ${color.border.strong}` });
globalStyle(`.${total} > :is(th, td):not(.${was})`, rule({ fontWeight: font.weight.semibold }));
/** In the tone of the head. */
export const by = style({
  color: color.attention.text,
  selectors: { '[data-state="cheaper"] &': { color: color.done.text } },
});
export const untold = style({
  ...textStyle('small'),
  padding: `${space[3]} ${space[4]}`,
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
  color: color.text.secondary,
});
