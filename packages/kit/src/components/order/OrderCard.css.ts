import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, motion, radius, space } = vars;

/** The whole card is the target. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[4],
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.card,
  background: color.background.surface,
  color: color.text.primary,
  transition: `background ${motion.duration.state} ${motion.easing.out}`,
  selectors: { '&:active': { background: color.background.sunken } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
});

/** Two ways to pay that find no room on one line still end at the edge. */
export const amount = style({
  ...textStyle('strong'),
  ...tabular,
  marginInlineStart: 'auto',
  textAlign: 'end',
});

export const time = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });

export const skeletonLines = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
