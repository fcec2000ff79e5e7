import { styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { border, color, space } = vars;

export const stack = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

/** Above the content, where there is anything to say. */
export const above = style({ marginBlockEnd: space[3], selectors: { '&:empty': { display: 'none' } } });

export const balance = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
});
/** Parted from the form below it. */
export const balanceAbove = style({
  marginBlockEnd: space[4],
  paddingBlockEnd: space[4],
  borderBlockEnd: `${border.hairline} solid ${color.border.hairline}`,
});
export const label = style({ ...textStyle('body'), color: color.text.secondary });
export const figure = style({ ...textStyle('figure24'), ...tabular });
export const unit = style({ ...textStyle('small'), color: color.text.secondary, textDecoration: 'none' });

export const terms = style({
  ...textStyle('small'),
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  paddingInlineStart: space[4],
  listStyle: 'disc',
  color: color.text.secondary,
  textWrap: 'pretty',
});

export const step = style({ flex: '1 1 152px' });

/** Points that are confirmed, as the largest thing. */
export const what = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlock: space[4],
  textAlign: 'center',
});
export const whatFigure = style({ ...textStyle('figure40'), ...tabular });

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  alignItems: 'flex-start',
  paddingBlock: space[4],
});
export const headFigure = style({ ...textStyle('figure40'), ...tabular });
export const headText = style({ ...textStyle('body'), color: color.text.secondary, textWrap: 'pretty' });

/** As wide as its words, in the middle of a result. */
export const hold = style({ display: 'inline-flex', textAlign: 'start' });
