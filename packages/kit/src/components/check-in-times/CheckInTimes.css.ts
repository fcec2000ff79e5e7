import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;

export const controls = style({ display: 'grid', gap: space[3] });

export const quiet = style({ ...textStyle('small'), display: 'block', color: color.text.secondary });

/** Two figures side by side with a line between; one below the other where they do not fit. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: `${space[3]} ${space[4]}`,
  marginBlockStart: space[2],
  overflow: 'clip',
});
/** The line lies in the gap, and beyond the edge where the second is below the first. */
export const pair = style({
  selectors: {
    '& + &': {
      marginInlineStart: `calc(-1 * ${space[4]})`,
      paddingInlineStart: `calc(${space[4]} - ${border.hairline})`,
      borderInlineStart: `${border.hairline} solid ${color.border.hairline}`,
    },
  },
});
export const unit = style({ ...textStyle('body'), display: 'block', fontWeight: font.weight.semibold });
export const figure = style({ ...textStyle('figure32'), ...tabular });

/** Said to screen readers as it changes, and seen by all. */
export const status = style({
  ...textStyle('small'),
  color: color.text.secondary,
  marginBlockEnd: space[2],
  selectors: { '&:empty': { display: 'none' } },
});

export const shape = style({ display: 'grid', gap: space[4] });
