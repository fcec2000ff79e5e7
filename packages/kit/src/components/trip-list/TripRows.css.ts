import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, motion, radius, space } = vars;

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

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const facts = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  color: color.text.secondary,
});
export const flight = style({
  paddingInlineStart: space[2],
  borderInlineStart: `${border.hairline} solid ${color.border.strong}`,
  fontWeight: font.weight.semibold,
  color: color.text.primary,
});
export const route = style(textStyle('strong'));
export const times = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
