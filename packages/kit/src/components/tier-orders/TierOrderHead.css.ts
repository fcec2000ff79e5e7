import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import type { TierOrderState } from '../../rules/tiers/sale.ts';

const style = styleIn('components');
const { color, space } = vars;

export const head = style({ display: 'grid', gap: space[1], paddingBlock: space[4] });
export const state = style({
  ...textStyle('figure24'),
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
});

const plain = style({ color: color.text.secondary });

/** The colour of each state's drawing. */
export const drawn: Readonly<Record<TierOrderState, string>> = {
  completed: style({ color: color.done.text }),
  waiting: style({ color: color.attention.text }),
  cancelled: plain,
  expired: plain,
};

/** Under the words of the state, past its drawing. */
export const more = style({
  ...textStyle('body'),
  paddingInlineStart: `calc(24px + ${space[3]})`,
  color: color.text.secondary,
  textWrap: 'pretty',
});
