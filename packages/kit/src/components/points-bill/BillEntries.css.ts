import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space } = vars;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  minBlockSize: vars.size.touch,
  marginBlockStart: space[3],
  '@media': { [wide]: { marginBlockStart: 0 } },
});
export const period = style({ display: 'flex', alignItems: 'center', minInlineSize: 0 });
export const days = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
export const chip = style({
  ...textStyle('small'),
  ...tabular,
  display: 'inline-flex',
  gap: space[2],
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: space[3],
  border: `${vars.border.hairline} solid ${color.border.strong}`,
  borderRadius: vars.radius.full,
  background: color.background.surface,
  color: color.text.primary,
  selectors: { '&:active': { background: color.background.sunken } },
});
export const count = style({
  ...textStyle('small'),
  ...tabular,
  color: color.text.tertiary,
  whiteSpace: 'nowrap',
});

/** Apart from what could be read. */
export const unreadable = style({ marginBlockStart: space[3] });
