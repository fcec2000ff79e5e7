import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, radius, space } = vars;

export const recommended = style({ display: 'grid', gap: space[3] });
export const title = style({ ...textStyle('strong'), fontWeight: font.weight.semibold });
/** Two beside each other on a phone; one that is too narrow for its words goes below. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.25em), 1fr))',
  gap: space[3],
});
export const item = style({ display: 'grid' });
export const stub = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  background: color.background.surface,
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.control,
  color: color.text.primary,
});
/** Height of the ground that a city is drawn on. */
const groundHeight = 88;
export const ground = style({
  display: 'grid',
  placeItems: 'end center',
  blockSize: groundHeight,
  background: color.action.surface,
});
export const words = style({ display: 'grid', alignContent: 'start', padding: space[3] });
export const city = style({ ...textStyle('strong'), fontWeight: font.weight.semibold });
export const day = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
export const price = style({ ...textStyle('figure24'), color: color.price.text });
export const note = style({ ...textStyle('small'), color: color.text.secondary });
