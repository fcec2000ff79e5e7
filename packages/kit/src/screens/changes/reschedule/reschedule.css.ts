import { styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { border, color, size, space } = vars;

export const stack = style({ display: 'grid', gap: space[4] });
/** A comparison that was asked for takes the focus as a whole. */
export const compared = style({ selectors: { '&:focus': { outline: 'none' } } });
export const band = style({ display: 'grid', gap: space[2], paddingBlockEnd: space[3] });
/** The flight that is changed: no broader than one reads it with ease. */
export const bandFlight = style({ '@media': { [wide]: { maxInlineSize: size.content } } });
/** The same in a card beside the first step. */
export const subject = style({ display: 'grid', gap: space[2] });
export const note = style({ ...textStyle('small'), color: color.text.secondary, textWrap: 'pretty' });
export const feeNow = style({ ...tabular, color: color.text.primary });

/** One row of passengers: the choice, its reason below, and the way out. */
export const person = style({
  padding: `${space[2]} ${space[4]}`,
  selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.border.hairline}` } },
});
export const barred = style({ display: 'grid', gap: space[1], paddingBlock: space[2] });
export const name = style({ ...textStyle('strong') });
export const ticket = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
export const reason = style({ ...textStyle('small'), color: color.attention.text, textWrap: 'pretty' });

export const skeleton = style({ display: 'grid', gap: space[3] });
export const columns = style({ display: 'grid', gap: space[3] });
/** Days on the navy of the bar, as broad as what is below them. */
export const days = style({
  padding: `${space[1]} ${space[4]} ${space[3]}`,
  background: color.background.bar,
  color: color.text.onBar,
  '@media': { [wide]: { paddingInline: `max(${space[6]}, (100% - ${size.wrap}) / 2)` } },
});
export const bar = style({ display: 'flex', flex: 1, flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
export const due = style({ flex: '1 1 120px', minInlineSize: 0 });
export const dueLabel = style({ ...textStyle('small'), display: 'block', color: color.text.secondary });
export const dueAmount = style({ ...textStyle('figure24'), ...tabular, color: color.price.text });
export const dueBack = style({ ...textStyle('figure24'), ...tabular, color: color.done.text });
/** Balance under the points that are taken of it. */
export const held = style({ ...textStyle('small'), display: 'block', color: color.text.secondary });
export const submit = style({ flex: '1 1 160px', display: 'grid' });
