import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import type { OrderStatus } from '../../rules/orders/status.ts';

const style = styleIn('components');
const { color, space } = vars;

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  paddingBlock: space[4],
});

export const status = style({
  ...textStyle('figure24'),
  display: 'flex',
  gap: space[3],
  alignItems: 'start',
  textWrap: 'balance',
});
/** Keeps the icon on the first line. */
export const icon = style({ display: 'grid', blockSize: '1lh', placeItems: 'center' });

const plain = style({ color: color.text.secondary });

/** Colour of each status's icon. */
export const drawn: Readonly<Record<OrderStatus, string>> = {
  completed: style({ color: color.done.text }),
  waiting: style({ color: color.attention.text }),
  cancelled: plain,
  expired: plain,
  ticketing: plain,
  waitlist: plain,
  abnormal: style({ color: color.error.text }),
};

/** Under the status, at the edge of all that follows. */
export const more = style({
  ...textStyle('body'),
  color: color.text.secondary,
  textWrap: 'pretty',
  selectors: { '&:empty': { display: 'none' } },
});
