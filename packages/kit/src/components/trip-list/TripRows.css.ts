import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, motion, radius, space } = vars;

/** On the page itself; the one whose detail is beside them is a card. */
export const rows = style({});

globalStyle(
  `.${rows} > li + li`,
  ruleIn('components')({ borderBlockStart: `${border.hairline} solid ${color.border.strong}` }),
);

export const row = style({
  display: 'grid',
  gap: space[1],
  padding: space[4],
  borderRadius: radius.card,
  color: color.text.primary,
  transition: `background ${motion.duration.state} ${motion.easing.out}`,
  selectors: {
    '&:active': { background: color.background.sunken },
    '&[aria-current]': { background: color.background.surface },
  },
});

export const route = style(textStyle('strong'));
export const times = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
