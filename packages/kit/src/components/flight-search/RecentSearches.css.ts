import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, radius, space } = vars;

export const recent = style({ selectors: { '&[hidden]': { display: 'none' } } });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const title = style({ ...textStyle('strong'), fontWeight: font.weight.semibold });
/** Equal in width; one that is too narrow for its words goes below. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7em), 1fr))',
  gap: space[2],
});
export const item = style({ display: 'grid' });
export const chip = style({
  display: 'grid',
  alignContent: 'start',
  minBlockSize: 60,
  padding: space[3],
  textAlign: 'start',
  background: color.background.surface,
  border: `${border.hairline} solid ${color.border.strong}`,
  borderRadius: radius.control,
  selectors: { '&:active': { background: color.background.sunken } },
});
export const route = style({ ...textStyle('small'), fontWeight: font.weight.medium });
export const day = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
