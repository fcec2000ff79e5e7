import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
export const drawing = style({ fontSize: font.body.size, color: color.drawing.line });
export const figure = style({ ...textStyle('figure40'), ...tabular });
export const unit = style({ ...textStyle('small'), color: color.text.secondary, whiteSpace: 'nowrap' });
export const word = style(textStyle('strong'));
export const feels = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });

/** Figures side by side, as many as the longest word lets. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: `${space[4]} ${space[4]}`,
  marginBlockStart: space[4],
  paddingBlockStart: space[4],
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
});
export const term = style({ ...textStyle('small'), color: color.text.secondary });
export const value = style({ ...textStyle('title'), ...tabular });
export const untold = style({ ...textStyle('body'), color: color.text.secondary });
