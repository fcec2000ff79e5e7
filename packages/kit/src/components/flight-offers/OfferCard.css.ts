import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, font, space } = vars;

/** The price goes below the route where there is no room beside it. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  alignItems: 'flex-start',
  justifyContent: 'space-between',
});
export const route = style({ flex: '1 1 12.5rem', minInlineSize: 0 });
export const side = style({ minInlineSize: '4.5rem', marginInlineStart: 'auto', textAlign: 'end' });

export const price = style({ ...textStyle('figure24'), display: 'block', color: color.price.text });
export const cabin = style({ ...textStyle('small'), color: color.text.secondary });
export const scarce = style({ ...textStyle('small'), color: color.attention.text });
export const none = style({ ...textStyle('body'), color: color.text.secondary });

export const facts = style({ display: 'grid', gap: space[1], marginBlockStart: space[3] });
/** Facts parted by a point; one that begins a line has none. */
export const line = style({
  ...textStyle('small'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  overflow: 'hidden',
  color: color.text.secondary,
});
export const flightNo = style({ fontWeight: font.weight.semibold, color: color.text.primary });
export const fact = style({
  position: 'relative',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc(${font.small.line} * 0.5em - 1.5px)`,
      insetInlineStart: -10,
      inlineSize: 3,
      blockSize: 3,
      borderRadius: vars.radius.full,
      background: 'currentColor',
    },
  },
});
export const wait = style({
  ...textStyle('small'),
  ...tabular,
  display: 'flex',
  gap: space[1],
  alignItems: 'flex-start',
  color: color.text.secondary,
});
export const changes = style({ color: color.attention.text });
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

/** Under the price: what is paid beside the ticket that is given up. A long word stands above its sum, and leaves the route its room. */
export const difference = style({
  ...textStyle('small'),
  ...tabular,
  display: 'block',
  maxInlineSize: '5.5rem',
  marginInlineStart: 'auto',
  color: color.text.secondary,
});
