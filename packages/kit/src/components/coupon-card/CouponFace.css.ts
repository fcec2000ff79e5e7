import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space } = vars;

/** As high as the card with a button in it, so that a list does not jump from card to card, px. */
const least = 80;

export const face = style({ display: 'flex', flexDirection: 'column', minBlockSize: least });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[2]}`,
});
export const title = style({ ...textStyle('strong'), overflowWrap: 'anywhere' });
export const scope = style({ ...textStyle('small'), color: color.text.secondary, textWrap: 'pretty' });
export const foot = style({
  ...textStyle('small'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  marginBlockStart: 'auto',
  paddingBlockStart: space[2],
  color: color.text.secondary,
});
/** Its lines take the width that no action takes. */
export const end = style({ flex: '999 1 auto', minInlineSize: 0 });
/** On a line of its own it takes the whole of that. */
export const action = style({
  display: 'grid',
  flex: '1 0 auto',
  '@media': {
    '(max-width: 479px)': {
      selectors: { '[data-text-size="elder"] &': { inlineSize: '100%' } },
    },
  },
});

/** A coupon that is over speaks lower; it stays readable. */
export const over = style({ color: color.text.tertiary });

export const figure = style({ ...textStyle('figure32'), ...tabular });
export const terms = style({ ...textStyle('small'), color: color.text.secondary });
