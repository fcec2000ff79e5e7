import { styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { border, color, space } = vars;

export const stack = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const intro = style({ ...textStyle('small'), color: color.text.secondary, textWrap: 'pretty' });
export const voucher = style({ selectors: { '&:focus': { outline: 'none' } } });
export const facts = style({
  borderBlock: `${border.hairline} solid ${color.border.strong}`,
  paddingBlock: space[2],
  marginBlockEnd: space[3],
});
export const quiet = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
export const form = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const state = style({ ...textStyle('figure24') });
export const tracking = style({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const steps = style({ borderBlock: `${border.hairline} solid ${color.border.strong}` });
export const stepName = style({ display: 'flex', gap: space[2], alignItems: 'baseline' });
/** Beside the words, whose line the time at the end shares. */
export const stepDone = style({ alignSelf: 'center', color: color.done.text });
export const step = style({
  ...textStyle('body'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.border.hairline}` } },
});
