import { styleVariants } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const rule = ruleIn('components');
const { color, space, border, radius } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

const monthHead = { display: 'flex', alignItems: 'baseline', gap: space[3] } as const;
export const month = style({ ...monthHead, paddingBlock: `${space[6]} ${space[3]}` });
export const firstMonth = style({ ...monthHead, paddingBlock: space[3] });
export const monthName = style({ ...textStyle('strong'), flex: 1 });
/** Days of a month that the period cuts. */
export const monthDays = style({
  ...textStyle('small'),
  ...tabular,
  display: 'inline-block',
  color: color.text.secondary,
});
export const sum = style({
  ...textStyle('small'),
  ...tabular,
  color: color.text.secondary,
  whiteSpace: 'nowrap',
});

const base = style({
  display: 'grid',
  gridTemplateColumns: `max(${space[5]}, 2ch) minmax(0, 1fr) auto`,
  columnGap: space[3],
  alignItems: 'baseline',
  paddingBlock: space[3],
  paddingInline: space[4],
  background: color.background.surface,
  borderInline: hairline,
  borderBlockEnd: hairline,
  selectors: { '&:active': { background: color.action.surface } },
});

const top = {
  borderBlockStart: hairline,
  borderStartStartRadius: radius.card,
  borderStartEndRadius: radius.card,
};
const bottom = { borderEndStartRadius: radius.card, borderEndEndRadius: radius.card };

/** The month's card is drawn by its rows, so that rows outside the screen need not exist. */
export const row = styleVariants({
  only: [base, rule({ ...top, ...bottom })],
  first: [base, rule(top)],
  middle: [base],
  last: [base, rule(bottom)],
});

export const chosen = style({
  backgroundColor: color.action.surface,
  backgroundImage: `linear-gradient(${color.action.fill}, ${color.action.fill})`,
  backgroundRepeat: 'no-repeat',
  backgroundSize: '3px 100%',
  fontWeight: vars.font.weight.semibold,
});

export const day = style({
  ...tabular,
  fontWeight: vars.font.weight.regular,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  color: color.text.secondary,
});
export const label = style({ ...textStyle('body'), fontWeight: 'inherit' });
export const detail = style({
  ...textStyle('small'),
  gridColumn: 2,
  gridRow: 2,
  textWrap: 'pretty',
  color: color.text.secondary,
});

const amount = {
  ...textStyle('strong'),
  ...tabular,
  gridColumn: 3,
  gridRow: 1,
  textAlign: 'end',
  whiteSpace: 'nowrap',
} as const;
export const plus = style({ ...amount, color: color.done.text });
export const minus = style({ ...amount, color: color.text.primary });
export const zero = style({ ...amount, color: color.text.tertiary });
