import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, radius, space } = vars;

/** Unseen words scroll along, or they would widen the page. */
export const box = style({
  position: 'relative',
  marginBlockStart: space[3],
  overflowX: 'auto',
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.card,
  background: color.background.surface,
});
export const table = style({
  ...textStyle('body'),
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
});
/** The longest of the questions is one word, which large text does not part. */
export const corner = style({
  inlineSize: '7rem',
  selectors: { '[data-text-size="elder"] &': { inlineSize: '10rem' } },
});
export const row = style({ borderBlockStart: `${border.hairline} solid ${color.border.hairline}` });
export const cell = style({
  padding: space[3],
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: font.weight.regular,
  borderInlineStart: `${border.hairline} solid ${color.border.hairline}`,
  selectors: { '&[data-state="checked"]': { background: color.action.surface } },
});
export const name = style({
  padding: `${space[3]} ${space[4]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: font.weight.regular,
  color: color.text.secondary,
});
